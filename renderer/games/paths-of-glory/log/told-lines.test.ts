import { beforeAll, expect, it } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import { fought } from './fought.ts'
import { toldLines } from './told-lines.ts'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

const starved = (unit: string, space: string): LogEntry => ({
  kind: 'starved',
  unit: unit as UnitId,
  space: space as SpaceId,
  gone: true,
})
const turned = (space: string): LogEntry => ({ kind: 'turned', space: space as SpaceId, side: 'cp' })
const texts = (entries: readonly LogEntry[]) =>
  toldLines(entries).map(({ text }) => text.replaceAll('\u00a0', ' '))

it('tells units that attrition eliminates in one line a side, by their places', () => {
  const [french, , german] = texts([
    starved('fr-1', 'nancy'),
    starved('fr-2', 'nancy'),
    turned('nancy'),
    starved('ge-1', 'liege'),
    starved('fr-3', 'verdun'),
  ])
  expect(french).toMatch(
    /eliminated: French 1st Army, French 2nd Army \(Nancy\); French 3rd Army \(Verdun\)$/,
  )
  expect(german).toMatch(/: German 1st Army \(Liege\)$/)
})

it('tells places that change hands in one line, and shows the first', () => {
  const [line, ...others] = toldLines([turned('nancy'), turned('verdun')])
  expect(others).toEqual([])
  expect(line?.text).toBe('Out of supply, so the Central Powers now hold: Nancy, Verdun')
  expect(line?.entries).toEqual([turned('nancy')])
})

it('leaves any other entry a line of its own', () => {
  const card: LogEntry = { kind: 'one-operation', side: 'ap' }
  expect(toldLines([card, card]).map(({ entries }) => entries)).toEqual([[card], [card]])
})

it('shows the attack for a line about its end that names no place', () => {
  const attacked: LogEntry = { kind: 'attacked', side: 'cp', space: 'sedan' as SpaceId, units: [] }
  const won: LogEntry = { kind: 'battle-won', by: 'cp', margin: 1 }
  const halted: LogEntry = { kind: 'halted', because: 'fort' }
  const lines = toldLines([attacked, won, halted])
  expect(lines.map(({ entries }) => entries)).toEqual([[attacked], [attacked], [attacked]])
  expect(lines[2]?.text).toContain('No advance')
})

it('names the place with an outcome that is told first, and needs no line about the attack then', () => {
  const attacked: LogEntry = { kind: 'attacked', side: 'cp', space: 'sedan' as SpaceId, units: [] }
  const won: LogEntry = { kind: 'battle-won', by: 'cp', margin: 1 }
  const [line, ...others] = toldLines([won, attacked])
  expect(line?.text).toBe('Sedan: Central Powers win the battle by 1')
  expect(line?.entries).toEqual([attacked])
  expect(others).toEqual([])
})

const moved = (units: readonly string[], path: readonly string[], from?: string): LogEntry => ({
  kind: 'moved',
  units: units as readonly UnitId[],
  path: path as readonly SpaceId[],
  ...(from !== undefined && { from: from as SpaceId }),
})

it('tells moves in one line for each place where they ended, at the first of them, which shows all', () => {
  const [two, one, other] = [
    moved(['ge-1', 'ge-2'], ['aachen', 'liege'], 'essen'),
    moved(['ge-3'], ['liege'], 'koblenz'),
    moved(['ge-5'], ['verdun'], 'metz'),
  ] as const
  const back = moved(['ge-6'], ['belfort', 'strasbourg'], 'strasbourg')
  const card: LogEntry = { kind: 'one-operation', side: 'cp' }
  const fell: LogEntry = { kind: 'held', space: 'liege' as SpaceId, side: 'cp' }
  const lines = toldLines([card, two, fell, back, other, one])
  expect(lines.map(({ entries }) => entries)).toEqual([[card], [two, one], [fell], [other]])
  expect(texts([card, two, other, one]).slice(1)).toEqual([
    'Moved: Essen (2 units), Koblenz → Liege',
    'Moved: Metz → Verdun',
  ])
})

it('names units whose move began where the table does not say', () => {
  expect(texts([moved(['ge-1', 'ge-2'], ['liege'])])).toEqual([
    'Moved: German 1st Army, German 2nd Army → Liege',
  ])
})

it('tells retreats and advances where they happened, in one line for each place where they ended', () => {
  const retreated = (unit: string, from: string): LogEntry => ({
    kind: 'retreated',
    unit: unit as UnitId,
    from: from as SpaceId,
    path: ['verdun' as SpaceId],
  })
  const advanced: LogEntry = {
    kind: 'advanced',
    units: ['ge-4' as UnitId, 'ge-5' as UnitId],
    path: ['sedan' as SpaceId],
  }
  const [first, second] = [retreated('fr-5', 'sedan'), retreated('fr-3', 'nancy')] as const
  const card: LogEntry = { kind: 'one-operation', side: 'cp' }
  const lines = [first, advanced, second, card]
  expect(texts(lines).slice(0, 2)).toEqual([
    'Retreated: Sedan, Nancy → Verdun',
    'Advanced: German 4th Army, German 5th Army → Sedan',
  ])
  expect(toldLines(lines).map(({ entries }) => entries)).toEqual([[first, second], [advanced], [card]])
})

it('tells what replacements brought to a side in one line for units that came back, and one for those made whole', () => {
  const rebuilt = (unit: string, space: string | null): LogEntry => ({
    kind: 'rebuilt',
    unit: unit as UnitId,
    strength: 'reduced',
    space: space as SpaceId | null,
  })
  const flipped = (unit: string): LogEntry => ({ kind: 'flipped', unit: unit as UnitId })
  expect(texts([flipped('ge-1'), rebuilt('ge-2', null), flipped('ge-3'), rebuilt('ge-4', 'essen')])).toEqual([
    'Back at full strength: German 1st Army, German 3rd Army',
    'Rebuilt: German 2nd Army (Reserve); German 4th Army (Essen)',
  ])
})

it('tells a battle in one line each: attack, card with its effect, dice, winner, the losses of a side', () => {
  const attacked: LogEntry = {
    kind: 'attacked',
    side: 'cp',
    space: 'belgrade' as SpaceId,
    units: ['ah-5' as UnitId],
  }
  const fired = (side: 'ap' | 'cp', die: number, modifier: number, loss: number): LogEntry => ({
    ...({ kind: 'fired', side, die, modifier, loss } as const),
    ...({ strength: 3, table: 'army', column: '3', shift: 0 } as const),
  })
  const lost = (unit: string, to: 'reduced' | 'eliminated', replacedBy?: string): LogEntry => ({
    ...({ kind: 'lost', unit: unit as UnitId, to } as const),
    ...(replacedBy !== undefined && { replacedBy: replacedBy as UnitId }),
  })
  const card: LogEntry = { kind: 'combat-card', side: 'ap', card: 'ap-06' as CardId }
  const told = texts([
    attacked,
    card,
    ...[fired('cp', 4, 1, 3), lost('sb-1', 'reduced'), fired('ap', 2, 0, 4)],
    ...[lost('ah-5', 'reduced'), lost('ah-5', 'eliminated', 'ah-corps-01')],
    { kind: 'battle-won', by: 'ap', margin: 1 },
    { kind: 'points', change: -1, total: 9, why: 'star-event', card: 'ap-06' as CardId },
    attacked,
    lost('sb-1', 'eliminated'),
  ])
  expect(told).toEqual([
    'Central Powers attack Belgrade: Austro-Hungarian 5th Army',
    expect.stringMatching(/^Allied Powers: combat card “Withdrawal”\. Defenders regain one lost step/),
    'Dice: Central Powers 4 +1, inflicted 3; Allied Powers 2, inflicted 4',
    'Allied Powers win the battle by 1',
    'Losses, Allied Powers: Serbian 1st Army (a step)',
    'Losses, Central Powers: Austro-Hungarian 5th Army (a corps takes its place)',
    expect.stringMatching(/1 victory point for the Allied Powers, VP 10 → 9$/),
    expect.stringMatching(/^Central Powers attack/),
    'Losses, Allied Powers: Serbian 1st Army (eliminated)',
  ])
})

const taken = (space: string, total: number, change = -1): LogEntry => ({
  ...({ kind: 'points', change, total, why: 'captured', space: space as SpaceId } as const),
})

it('tells the points for all places that fell in one line, with their total', () => {
  expect(texts([taken('sedan', 0), taken('cambrai', -1)])).toEqual([
    'Victory points for the Allied Powers: Sedan, Cambrai; VP −1 now',
  ])
})

it('tells whoever defends the points in their order: those of a move before the battle, then those of the advance', () => {
  const attacked: LogEntry = { kind: 'attacked', side: 'cp', space: 'brussels' as SpaceId, units: [] }
  const won: LogEntry = { kind: 'battle-won', by: 'cp', margin: 2 }
  const log = [taken('lodz', 8, 1), attacked, won, taken('brussels', 9, 1)]
  expect(texts(fought(log, true)).slice(1)).toEqual([
    'Victory points for the Central Powers: Lodz; VP 8 now',
    'Victory points for the Central Powers: Brussels; VP 9 now',
  ])
})

it('tells no points in one line across others, for totals stand in their order', () => {
  const card: LogEntry = { kind: 'points', change: -1, total: 8, why: 'event', card: 'ap-13' as CardId }
  expect(texts([taken('lodz', 9, 1), card, taken('sedan', 9, 1), taken('liege', 10, 1)])).toEqual([
    'Victory points for the Central Powers: Lodz; VP 9 now',
    expect.stringMatching(/VP 9 → 8$/),
    'Victory points for the Central Powers: Sedan, Liege; VP 10 now',
  ])
})

it('tells the dice for both Mandated Offensives in one line', () => {
  const rolled = (side: 'cp' | 'ap', die: number, owed: 'ah-it' | 'fr'): LogEntry => ({
    kind: 'mandate',
    side,
    die,
    box: owed,
    owed,
  })
  expect(texts([rolled('cp', 4, 'ah-it'), rolled('ap', 1, 'fr')])).toEqual([
    'Mandated Offensives: Central Powers, die 4: Austria-Hungary, against Italy; Allied Powers, die 1: France',
  ])
})

it('tells how the war stands at the end of a turn, and that nothing was lost where it is so', () => {
  const stands = (quiet: boolean): LogEntry => ({
    kind: 'stands',
    quiet,
    points: -1,
    status: { cp: 1, ap: 2 },
  })
  const war = 'Victory points −1; war status: Central Powers 1, Allied Powers 2'
  expect(texts([stands(true)])).toEqual([`Supply and sieges checked: nothing lost. ${war}`])
  expect(texts([stands(false)])).toEqual([war])
})
