// npm run icons: every picture a system asks for, drawn from resources/icon.svg by a browser.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser, testBrowser } from '../setup/browser.mjs'
import { icns, ico, type Picture } from './formats.ts'

const root = path.resolve(import.meta.dirname, '../..')
const out = path.join(root, 'resources/icons')
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const
const WINDOWS = [16, 24, 32, 48, 64, 128, 256]
const LINUX = [16, 32, 48, 64, 128, 256, 512]

const svg = readFileSync(path.join(root, 'resources/icon.svg'), 'utf8')
const browser = await launchBrowser(await testBrowser())
const page = await browser.newPage()

async function drawn(size: number): Promise<Picture> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  return { size, png: await page.screenshot({ omitBackground: true }) }
}

const pictures: Picture[] = []
for (const size of SIZES) pictures.push(await drawn(size))
await browser.close()

const of = (sizes: readonly number[]) => pictures.filter(({ size }) => sizes.includes(size))
rmSync(out, { recursive: true, force: true })
mkdirSync(path.join(out, 'linux'), { recursive: true })
writeFileSync(path.join(out, 'icon.ico'), ico(of(WINDOWS)))
writeFileSync(path.join(out, 'icon.icns'), icns(pictures))
for (const { size, png } of of(LINUX)) writeFileSync(path.join(out, 'linux', `${size}x${size}.png`), png)
console.log(`icons of ${SIZES.length} sizes in ${path.relative(root, out)}`)
