import type { Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import type { Battle } from './state.ts'

/** A battle that a side has declared, before anybody takes part. */
export const newBattle = (side: Side, target: SpaceIndex): Battle => ({
  side,
  target,
  attackers: [],
  defenders: [],
  weary: [],
  from: [],
  cards: { attacker: [], defender: [] },
  trenchCard: null,
  flank: null,
  order: 'together',
  fire: { attacker: null, defender: null },
  settled: { attacker: false, defender: false },
  asked: null,
  steps: [],
  unspent: 0,
  replaced: [],
  hadUnits: false,
  distance: 0,
  retreats: [],
  stranded: [],
  advanced: [],
})
