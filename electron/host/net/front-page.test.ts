import { describe, expect, it } from 'vitest'
import { headFor } from './front-page.ts'

const link = (kind: string, id: string) =>
  `    <link rel="modulepreload" crossorigin data-${kind}="${id}" href="./assets/${id}.js">\n`
const page = (...links: string[]) =>
  `<head>\n    <link rel="icon" href="./icon.svg">\n${links.join('')}</head>\n<body></body>\n`
const ALL = [link('game', 'chess'), link('game', 'go'), link('map', 'small'), link('map', 'large')]
const html = page(...ALL)

describe('the head of the first page', () => {
  it.each([
    ['the game and the map of the only table', [{ game: 'go', map: 'small' }], [ALL[1], ALL[2]]],
    ['a game without a map', [{ game: 'chess', map: null }], [ALL[0]]],
    [
      'the game alone where its tables play on different maps',
      [
        { game: 'go', map: 'small' },
        { game: 'go', map: 'large' },
      ],
      [ALL[1]],
    ],
    [
      'nothing where tables play different games',
      [
        { game: 'go', map: 'small' },
        { game: 'chess', map: null },
      ],
      [],
    ],
    ['nothing where there is no table', [], []],
    ['nothing of a game that the build does not know', [{ game: 'draughts', map: 'none' }], []],
  ] as const)('names %s', (_what, tables, left) =>
    expect(headFor(html, tables)).toBe(page(...(left as readonly string[]))),
  )

  it('keeps every other line', () => expect(headFor(page(), [{ game: 'go', map: null }])).toBe(page()))
})
