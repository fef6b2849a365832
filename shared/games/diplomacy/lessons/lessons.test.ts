import { describe, expect, it } from 'vitest'
import { compileBoard } from '../board/board.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { decidingPowers } from '../game/decisions.ts'
import { optionsSchema } from '../options/options.ts'
import { COURSE, LESSONS, lessonOf } from './course.ts'
import { type Diagram, DIAGRAMS, type DiagramId } from './diagrams.ts'
import { drawnUp, outcomeOf, reachAnswers, reachOf, turnAnswers } from './quiz.ts'
import { replay } from './replay.ts'
import { SAMPLE_GAME } from './sample-game.ts'
import { carryOn, openingTable, positionTable } from './sandbox.ts'

const board = compileBoard(STANDARD)
const diagrams = Object.entries(DIAGRAMS) as [DiagramId, Diagram][]
const turns = diagrams.flatMap(([, diagram]) => (diagram.kind === 'turn' ? [diagram] : []))
const reaches = diagrams.flatMap(([, diagram]) => (diagram.kind === 'reach' ? [diagram] : []))

describe.each(turns.map((diagram) => [diagram.id, diagram] as const))('diagram %s', (_, diagram) => {
  const ordered = drawnUp(diagram)

  it('has legal orders only', () => {
    const { results, strays } = outcomeOf(board, ordered)
    expect(strays).toEqual([])
    expect(results.filter(({ outcome }) => outcome.kind === 'illegal')).toEqual([])
  })

  it('asks a question with exactly one right answer, and it is what the engine says', () => {
    const answers = turnAnswers(board, diagram)
    expect(answers.length).toBeGreaterThanOrEqual(2)
    expect(answers.length).toBeLessThanOrEqual(4)
    expect(new Set(answers.map(({ key }) => key)).size).toBe(answers.length)
    const right = answers.filter(({ right }) => right)
    expect(right).toHaveLength(1)
    const { units, dislodged } = outcomeOf(board, ordered)
    const moved = right[0]?.says.moves.map(({ unit, to }) => `${unit.power} ${unit.type} ${to}`)
    const stood = ordered.filter(
      ({ unit }) =>
        !right[0]?.says.moves.some((move) => move.unit.at === unit.at) &&
        !right[0]?.says.dislodged.some(({ at }) => at === unit.at),
    )
    expect(
      [...(moved ?? []), ...stood.map(({ unit }) => `${unit.power} ${unit.type} ${unit.at}`)].sort(),
    ).toEqual(units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort())
    expect(right[0]?.says.dislodged.map(({ at }) => at)).toEqual(dislodged.map(({ unit }) => unit.at))
  })
})

describe.each(reaches.map((diagram) => [diagram.id, diagram] as const))('map %s', (_, diagram) => {
  it('asks for one reachable place among others that are not reachable', () => {
    const reach = reachOf(
      board,
      drawnUp(diagram).map(({ unit }) => unit),
    )
    const answers = reachAnswers(board, diagram)
    expect(answers).toHaveLength(4)
    for (const { says, right } of answers) expect(reach.includes(says), says).toBe(right)
    expect(answers.filter(({ right }) => right)).toHaveLength(1)
  })
})

describe('the course', () => {
  it('goes through the 22 rules in their order', () => {
    expect(LESSONS.flatMap(({ rule }) => rule ?? [])).toEqual(Array.from({ length: 22 }, (_, i) => i + 1))
  })

  it('shows every diagram once, the rulebooks’ 32 among them', () => {
    const shown = LESSONS.flatMap(({ diagrams }) => diagrams)
    expect([...shown].sort()).toEqual(diagrams.map(([id]) => id).sort())
    expect(shown.filter((id) => /^\d+$/.test(id))).toHaveLength(32)
  })

  it('takes less than half an hour', () => {
    expect(COURSE.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(28)
  })

  it('finds a lesson by its name', () => {
    expect(lessonOf('rule-13')?.diagrams).toEqual(['15', '16'])
    expect(lessonOf('rule-23')).toBeUndefined()
  })
})

describe('the sample game', () => {
  it('plays from the opening to spring 1903', () => {
    const records = replay(openingTable(), SAMPLE_GAME)
    expect(records).toHaveLength(SAMPLE_GAME.length)
    expect(records.at(-1)?.unitsAfter).toHaveLength(34)
  })

  it('names the phase where its lines go wrong', () => {
    expect(() => replay(openingTable(), SAMPLE_GAME.slice(1))).toThrow('S1901M is due, not F1901M')
  })
})

describe('a table of one’s own', () => {
  it('plays a bare position spring after spring, retreats between', () => {
    const units = drawnUp(DIAGRAMS['8']).map(({ unit }) => unit)
    const start = positionTable(units)
    expect(decidingPowers(start)).toEqual(['FRANCE', 'GERMANY'])
    const next = carryOn(start)
    expect(next.turn).toEqual({ year: 1902, season: 'spring', phase: 'movement' })
    expect(next.units).toEqual(units)
  })

  it('uses the default options of a table', () => {
    expect(openingTable().options).toEqual(optionsSchema.parse({}))
  })
})
