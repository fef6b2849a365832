import { expect, it } from 'vitest'
import { readXml } from '../../files/xml.ts'
import { shapesOf } from './svg.ts'

/** The corners of what an SVG draws for its ids, rounded. */
function drawn(inner: string): Record<string, string> {
  const read = readXml(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)
  if (!read.ok) throw new Error(read.error.kind)
  const shapes = shapesOf(read.value, ({ attributes }) => attributes.id ?? null)
  if (typeof shapes === 'string') throw new Error(shapes)
  return Object.fromEntries(
    shapes.map(({ area, rings }) => [
      area,
      rings
        .map((ring) => ring.map((at) => at.map((value) => Math.round(value * 10) / 10).join(' ')).join(', '))
        .join(' / '),
    ]),
  )
}

it.each([
  ['a path', '<path id="A" d="M0 0h10v10H0Z"/>', { A: '0 0, 10 0, 10 10, 0 10' }],
  ['several rings', '<path id="A" d="M0 0h9v9zM2 2h1v1z"/>', { A: '0 0, 9 0, 9 9 / 2 2, 3 2, 3 3' }],
  ['a polygon', '<polygon id="A" points="0,0 4,0 4,4"/>', { A: '0 0, 4 0, 4 4' }],
  ['a rectangle', '<rect id="A" x="1" y="2" width="3" height="4"/>', { A: '1 2, 4 2, 4 6, 1 6' }],
  ['a group for its parts', '<g id="A"><path d="M0 0h1v1z"/></g>', { A: '0 0, 1 0, 1 1' }],
  [
    'transforms, the inner one first',
    '<g transform="translate(100 0)"><g transform="scale(2)"><path id="A" d="M1 1h1v1z"/></g></g>',
    { A: '102 2, 104 2, 104 4' },
  ],
  ['nothing of definitions', '<defs><path id="A" d="M0 0h1v1z"/></defs>', {}],
  ['nothing of lines', '<path id="A" d="M0 0h1"/><polyline id="B" points="0,0 4,0 4,4"/>', {}],
  ['what comes before an error', '<path id="A" d="M0 0h1v1zM5 5 oops"/>', { A: '0 0, 1 0, 1 1' }],
])('reads %s', (_, inner, expected) => {
  expect(drawn(inner)).toEqual(expected)
})

it('cuts curves into pieces', () => {
  expect(drawn('<circle id="A" cx="0" cy="0" r="10"/>').A?.split(', ').length).toBeGreaterThan(20)
})
