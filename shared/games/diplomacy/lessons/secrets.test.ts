import { describe, expect, it } from 'vitest'
import { drawnUp, outcomeOf } from './quiz.ts'
import { SECRET_POSITIONS, secretAnswers, SECRETS_BOARD, type SecretHappening } from './secrets.ts'
import { EDITIONS } from '../editions/edition.ts'

const told = ({ moves, dislodged, destroyed, owned }: SecretHappening): string =>
  [
    ...moves.map(({ unit, to }) => `${unit.at}-${to}`),
    ...dislodged.map(({ at }) => `${at} driven out`),
    ...destroyed.map(({ at }) => `${at} destroyed`),
    ...owned.map(({ land, by }) => `${land} ${by ?? 'nobody'}`),
  ].join(', ')

it('are twelve', () => expect(SECRET_POSITIONS).toHaveLength(12))

describe.each(SECRET_POSITIONS.map((one) => [one.id, one] as const))('the position %s', (_, position) => {
  it('has orders the rules allow', () => {
    const { results, strays } = outcomeOf(SECRETS_BOARD, drawnUp(position), EDITIONS.secrets)
    expect(strays).toEqual([])
    expect(results.filter(({ outcome }) => outcome.kind === 'illegal')).toEqual([])
  })

  it('has one right answer among two to four, and the usual rules give another one', () => {
    const answers = secretAnswers(position)
    expect(answers.length).toBeGreaterThanOrEqual(2)
    expect(answers.length).toBeLessThanOrEqual(4)
    expect(new Set(answers.map(({ key }) => key)).size).toBe(answers.length)
    expect(answers.filter(({ right }) => right)).toHaveLength(1)
    for (const { right, oversight } of answers) expect(oversight === undefined).toBe(right)
    expect(answers.some(({ oversight }) => oversight?.kind === 'usual-rules')).toBe(true)
  })
})

it('come out as the text says', () => {
  const right = Object.fromEntries(
    SECRET_POSITIONS.map((one) => [one.id, told(secretAnswers(one).find((answer) => answer.right)!.says)]),
  )
  expect(right).toEqual({
    defence: '',
    'driven-out': 'PRU-BER, HOL-KIE, BER driven out, KIE driven out',
    'own-attack': 'PRU RUSSIA',
    convoy: '',
    'two-fleets': '',
    standing: 'HOL GERMANY',
    arriving: 'BUR-BEL, RUM RUSSIA',
    strike: 'SIL-GAL, BER-SIL, SIL destroyed, SIL RUSSIA',
    'own-unit': 'WAR-SIL, PRU RUSSIA',
    double: 'TYR destroyed, TYR nobody',
    exchange: 'GAL destroyed, UKR destroyed, GAL RUSSIA, UKR AUSTRIA',
    gift: 'SIL RUSSIA',
  })
})
