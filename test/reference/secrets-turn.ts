// A whole turn of Secrets of Diplomacy in plain strings, written from the text of the rules: units move, dislodged
// units retreat, land is given, land is taken, weapons strike. It shares nothing with the game's own rules but the
// board's names.
import type { Policies } from '../datc/policies.ts'
import { adjudicate, type Movement } from './adjudicator.ts'
import { CENTRES, isSea, neighbours, onSecretsBoard, provinceOf } from './board.ts'
import { type ByPower, type UnitsAndOrders, readOrders, readUnits, writeUnit } from './units-and-orders.ts'
import { retreat } from './retreats.ts'

/** `GERMANY strike SIL WAR`, `GERMANY give SIL RUSSIA`, `GERMANY pass RUSSIA SIL`, `GERMANY bar RUSSIA *`. */
export type Said = string

export interface SecretsTurn extends UnitsAndOrders {
  /** Who owns a province: `SIL: 'GERMANY'`. */
  readonly owners: Readonly<Record<string, string>>
  readonly said: readonly Said[]
  readonly retreats: ByPower
  /** Powers whose weapon is used. */
  readonly spent: readonly string[]
  /** `GERMANY RUSSIA SIL` or `GERMANY RUSSIA *`: whom a power lets stand where. */
  readonly passages: readonly string[]
}

export interface SecretsEnd {
  readonly units: readonly string[]
  readonly owners: Readonly<Record<string, string>>
  readonly spent: readonly string[]
  readonly passages: readonly string[]
  /** `GERMANY SIL WAR struck`, with what became of each strike. */
  readonly strikes: readonly string[]
}

/** Where a lot sends a unit that nobody ordered; null: nowhere was left. Asked with every place it may choose from. */
export type Lot = (unit: string, open: readonly string[]) => string | null

/** Plays a turn. `lot` says what the lot did; it may throw where that could not be. */
export const playSecrets = (turn: SecretsTurn, policies: Policies, lot: Lot): SecretsEnd =>
  onSecretsBoard(() => end(turn, settle(turn, policies, lot)))

/** S30: what a beaten unit may not enter beyond what closes a space anywhere: a centre of somebody else's. */
export const openRetreats = (movement: Movement, owners: SecretsTurn['owners']): Movement => ({
  ...movement,
  dislodged: Object.fromEntries(
    Object.entries(movement.dislodged).map(([unit, { by, retreats }]) => {
      const [power = ''] = unit.split(' ')
      const may = retreats.filter((to) => {
        const owner = owners[provinceOf(to)]
        return owner === undefined || owner === power || !CENTRES.includes(provinceOf(to))
      })
      return [unit, { by, retreats: may }]
    }),
  ),
})

interface Settled {
  readonly units: readonly string[]
  /** Units that did nothing but defend all turn and kept their place: `GERMANY A SIL`. */
  readonly defended: readonly string[]
}

const settle = (turn: SecretsTurn, policies: Policies, lot: Lot): Settled => {
  const movement = openRetreats(adjudicate(turn, policies), turn.owners)
  const { units, succeeded } = retreat(movement, turn.retreats)
  const lines = readOrders(turn.retreats)
  /** Provinces that somebody goes to, or would have gone to. */
  const wanted = new Set<string>()
  const idle: string[] = []
  for (const [unit, { retreats }] of Object.entries(movement.dislodged)) {
    const [power = '', type = '', at = ''] = unit.split(' ')
    const mine = lines.filter((line) => line.power === power && provinceOf(line.at) === provinceOf(at))
    const [line] = mine
    const goal = mine.length === 1 && line?.order.kind === 'retreat' ? line.order.to : undefined
    const meant = goal === undefined ? undefined : placeFor(goal, type, retreats)
    if (meant !== undefined) wanted.add(provinceOf(meant))
    else if (!succeeded.has(unit)) idle.push(unit)
  }
  const sent: string[] = []
  for (const unit of idle) {
    const [power = '', type = ''] = unit.split(' ')
    const open = (movement.dislodged[unit]?.retreats ?? []).filter((to) => !wanted.has(provinceOf(to)))
    const to = lot(unit, open)
    if (to === null) continue
    wanted.add(provinceOf(to))
    sent.push(`${power} ${type} ${to}`)
  }
  const orders = readOrders(turn.orders)
  const defended = readUnits(turn.units)
    .filter(({ power, province }) =>
      orders.every(
        (line) => line.power !== power || provinceOf(line.at) !== province || line.order.kind === 'hold',
      ),
    )
    .map((unit) => `${unit.power} ${writeUnit(unit)}`)
    .filter((unit) => !movement.dislodged[unit])
  return { units: [...units, ...sent].sort(), defended }
}

const placeFor = (to: string, type: string, open: readonly string[]): string | undefined => {
  if (type === 'A') return open.find((space) => space === provinceOf(to))
  if (to.includes('/')) return open.find((space) => space === to)
  const meant = open.filter((space) => provinceOf(space) === to)
  return meant.length === 1 ? meant[0] : undefined
}

const end = (turn: SecretsTurn, { units, defended }: Settled): SecretsEnd => {
  const said = turn.said.map((line) => line.split(' '))
  const owners: Record<string, string> = { ...turn.owners }
  // S51: only what one owned when the turn began can be given.
  for (const [power, verb, land = '', to = ''] of said)
    if (verb === 'give' && turn.owners[land] === power) owners[land] = to
  // S52
  let passages = [...turn.passages]
  for (const [power, verb, to, land] of said) {
    if (verb === 'pass')
      passages = [...passages.filter((one) => one !== `${power} ${to} ${land}`), `${power} ${to} ${land}`]
    if (verb === 'bar')
      passages = passages.filter((one) =>
        land === '*' ? !one.startsWith(`${power} ${to} `) : one !== `${power} ${to} ${land}`,
      )
  }
  // S21: everybody at once, by what was owned after the gifts.
  const before = { ...owners }
  for (const unit of defended) {
    const [power = '', , at = ''] = unit.split(' ')
    const land = provinceOf(at)
    const owner = before[land]
    const isGuest =
      owner !== undefined &&
      (passages.includes(`${owner} ${power} ${land}`) || passages.includes(`${owner} ${power} *`))
    if (!isSea(land) && !isGuest) owners[land] = power
  }
  // S40 to S43
  const powerAt = (province: string) =>
    units.find((unit) => provinceOf(unit.split(' ')[2] ?? '') === province)?.split(' ')[0]
  const strikes = said
    .filter(([, verb]) => verb === 'strike')
    .map(([power = '', , from = '', at = '']) => {
      if (powerAt(at) === power) return { power, from, at, fate: 'own-unit-there' }
      const there = powerAt(from)
      return { power, from, at, fate: there === undefined || there === power ? 'struck' : 'origin-taken' }
    })
  const fallen = strikes.filter(({ fate }) => fate === 'struck')
  const after: Record<string, string> = { ...owners }
  for (const { at } of fallen) delete after[at]
  for (const { power, at } of fallen)
    if (!isSea(at) && fallen.filter((other) => other.at === at).length === 1) after[at] = power
  return {
    units: units.filter((unit) => !fallen.some(({ at }) => provinceOf(unit.split(' ')[2] ?? '') === at)),
    owners: after,
    spent: [...turn.spent, ...fallen.map(({ power }) => power)].sort(),
    passages: [...passages].sort(),
    strikes: strikes.map(({ power, from, at, fate }) => `${power} ${from} ${at} ${fate}`).sort(),
  }
}

/** Whether a power may strike from one province into another at all (S40). */
export const mayStrike = (turn: SecretsTurn, power: string, from: string, at: string): boolean =>
  onSecretsBoard(
    () =>
      !turn.spent.includes(power) &&
      (turn.units[power] ?? []).some((unit) => provinceOf(unit.slice(2)) === from) &&
      neighbours(from).has(at),
  )
