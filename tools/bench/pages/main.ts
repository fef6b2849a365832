// npm run bench:pages [-- --slow 4] [--only frames,thinking,taps,view,war]: what a page costs in a real browser whose
// processor is slowed. Frames of a crowded map in motion, also while a computer thinks on the same machine; the time
// from a tap to its painted answer; and the first view of a seat at a real host. Needs `npm run build`.
import { parseArgs } from 'node:util'
import type { Figure } from './figure.ts'
import { firstView } from './first-view.ts'
import { frames } from './frames.ts'
import { launchBrowser } from '../../setup/browser.mjs'
import { serveGallery } from '../../../test/e2e/support/gallery.ts'
import { taps } from './taps.ts'
import { whileThinking } from './thinking.ts'
import { war } from './war.ts'

const { values } = parseArgs({
  options: {
    slow: { type: 'string', default: '4' },
    only: { type: 'string', default: 'frames,thinking,taps,view,war' },
  },
})
const slow = Number(values.slow)
const wanted = values.only.split(',')

const browser = await launchBrowser()
const gallery = await serveGallery()
try {
  const figures = [
    ...(wanted.includes('frames') ? await frames(browser, gallery.url, slow) : []),
    ...(wanted.includes('thinking') ? await framesWhileThinking() : []),
    ...(wanted.includes('taps') ? await taps(browser, gallery.url, slow) : []),
    ...(wanted.includes('view') ? await firstView(browser, slow) : []),
    ...(wanted.includes('war') ? await war(browser, slow) : []),
  ]
  for (const figure of figures) console.log(line(figure))
} finally {
  await browser.close()
  await gallery.close()
}

async function framesWhileThinking(): Promise<Figure[]> {
  const figures = await whileThinking(() => frames(browser, gallery.url, slow))
  return figures.map((figure) => ({ ...figure, name: `a computer thinks: ${figure.name}` }))
}

function line({ name, value, unit, goal }: Figure): string {
  const aim = !goal ? '' : 'most' in goal ? `  goal: under ${goal.most}` : `  goal: ${goal.least}`
  return `${name.padEnd(74)} ${value.toLocaleString('en', { maximumFractionDigits: 1 }).padStart(9)} ${unit}${aim}`
}
