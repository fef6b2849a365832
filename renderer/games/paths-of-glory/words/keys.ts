// Which keys work on the pages of the war that are open now, for the list of keys.
import type { CommandId } from '../../../../shared/commands/commands.ts'
import { keyLine, placeText } from '../../../commands/command-text.ts'
import type { KeyGroup } from '../../../commands/key-group.ts'
import { guided, loadGuide } from './guide.svelte.ts'

interface Line {
  /** What is on the page while the key works. */
  readonly sign: string
  readonly id: string
  readonly keys: readonly string[]
}
const ANSWERS: readonly Line[] = [
  { sign: '.strip.own', id: 'next', keys: ['Tab', 'Shift+Tab'] },
  { sign: '.strip.own', id: 'choose', keys: ['Enter'] },
  { sign: '.side', id: 'rows', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  { sign: '.entry', id: 'die', keys: ['1–6'] },
  { sign: '.drawer', id: 'hand', keys: ['H'] },
]
const MAP: readonly CommandId[] = ['map.walk', 'map.closer', 'map.farther', 'map.whole']
const isHere = (sign: string) => document.querySelector(sign) !== null
const lineOf = ({ id, keys }: Line) => ({ text: guided('keys', id) ?? '', keys })

/** The keys of each part of the page that is open. */
export async function keysHere(): Promise<readonly KeyGroup[]> {
  await loadGuide()
  const answers = [
    ...(isHere('.strip.own') ? [keyLine('table.question')] : []),
    ...ANSWERS.filter(({ sign }) => isHere(sign)).map(lineOf),
  ]
  const map = MAP.map(keyLine)
  const place = lineOf({ sign: '.walker', id: 'place', keys: ['Enter'] })
  const past = lineOf({ sign: '.past', id: 'past', keys: ['ArrowLeft', 'ArrowRight'] })
  return [
    ...(answers.length > 0 ? [{ title: guided('keys', 'answers') ?? '', keys: answers }] : []),
    ...(isHere('.past') ? [{ title: placeText('history'), keys: [past] }] : []),
    ...(isHere('.walker') ? [{ title: placeText('map'), keys: [...map, place] }] : []),
  ]
}
