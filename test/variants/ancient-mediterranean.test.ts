// Puts the special rules of Ancient Mediterranean, in its author's words, to the adjudicator.
import { describe, expect, it } from 'vitest'
import { adjudicated } from '../adjudicate/run.ts'

interface Case {
  readonly says: string
  readonly orders: Readonly<Record<string, readonly string[]>>
  readonly after: Readonly<Record<string, readonly string[]>>
}

const CASES: readonly Case[] = [
  {
    says: 'an army comes to the Baleares by convoy from Saguntum over the Berber Sea',
    orders: { CARTHAGE: ['A SAG - BAL', 'F BER C A SAG - BAL'] },
    after: { CARTHAGE: ['A BAL', 'F BER'] },
  },
  {
    says: 'it does not walk there',
    orders: { CARTHAGE: ['A SAG - BAL'] },
    after: { CARTHAGE: ['A SAG'] },
  },
  {
    says: 'it leaves by convoy',
    orders: { CARTHAGE: ['A BAL - CAR', 'F BER C A BAL - CAR'] },
    after: { CARTHAGE: ['A CAR', 'F BER'] },
  },
  {
    says: 'a fleet in the Baleares carries an army, alone and as a link of a chain',
    orders: {
      CARTHAGE: ['A SAG - TAR VIA', 'F BAL C A SAG - TAR'],
      ROME: ['A TAR - ROM', 'F LIG C A TAR - ROM'],
    },
    after: { CARTHAGE: ['A TAR', 'F BAL'], ROME: ['A ROM', 'F LIG'] },
  },
  {
    says: 'a fleet in the Baleares carries nobody to the Baleares',
    orders: { CARTHAGE: ['A TAR - BAL', 'F BER C A TAR - BAL'], ROME: ['F BAL C A TAR - BAL'] },
    after: { CARTHAGE: ['A TAR', 'F BER'], ROME: ['F BAL'] },
  },
  {
    says: 'no fleet on another coast carries an army',
    orders: { GREECE: ['A ATH - CYR', 'F AEG C A ATH - CYR', 'F CRE C A ATH - CYR', 'F LIB C A ATH - CYR'] },
    after: { GREECE: ['A ATH', 'F AEG', 'F CRE', 'F LIB'] },
  },
  {
    says: 'fleets cross where four seas meet',
    orders: { ROME: ['F AUS - LIB'], GREECE: ['F MES - GOT'] },
    after: { ROME: ['F LIB'], GREECE: ['F GOT'] },
  },
  {
    says: 'they do not change places there',
    orders: { ROME: ['F AUS - LIB'], EGYPT: ['F LIB - AUS'] },
    after: { ROME: ['F AUS'], EGYPT: ['F LIB'] },
  },
  {
    says: 'a fleet goes from Thebes to the Gulf of Pelusium while another goes from Alexandria to Sinai',
    orders: { EGYPT: ['F THB - GOP', 'F ALE - SII'] },
    after: { EGYPT: ['F GOP', 'F SII'] },
  },
  {
    says: 'fleets sail the Nile',
    orders: { EGYPT: ['F MEM - BAY', 'F THB - MEM', 'F ALE - THB'] },
    after: { EGYPT: ['F BAY', 'F MEM', 'F THB'] },
  },
  {
    says: 'no fleet goes from Memphis to Cyrene',
    orders: { EGYPT: ['F MEM - CYR'] },
    after: { EGYPT: ['F MEM'] },
  },
  {
    says: 'a fleet that came to Athens from the Aegean leaves it for the Ionian Sea',
    orders: { GREECE: ['F ATH - ION', 'F AEG - ATH'] },
    after: { GREECE: ['F ION', 'F ATH'] },
  },
  {
    says: 'armies cross the strait of Messina, fleets sail through it',
    orders: { ROME: ['A NEA - SIC', 'F TYN - AUS'] },
    after: { ROME: ['A SIC', 'F AUS'] },
  },
]

describe('Ancient Mediterranean', () => {
  it.each(CASES)('$says', async ({ orders, after }) => {
    const units = Object.fromEntries(
      Object.entries(orders).map(([power, list]) => [
        power,
        list.map((text) => text.split(' ').slice(0, 2).join(' ')),
      ]),
    )
    const flags = { variant: 'ancient-mediterranean' }
    const { answers } = await adjudicated([{ ...flags, phase: 'S1M', units, orders }])
    expect(answers[0]).toMatchObject({ units: after })
  })
})
