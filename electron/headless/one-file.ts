// The host as one file for plain Node: `node entente.mjs`. It contains the pages and the thread that plays computers'
// seats.
import { homedir } from 'node:os'
import path from 'node:path'
import packed from 'virtual:packed-pages'
import { readArguments } from './arguments.ts'
import { defaultDataFolder } from './data-folder.ts'
import { removeOthers, unpack } from './packed-pages.ts'
import { runProgram } from './program.ts'

const args = process.argv.slice(2)
const read = readArguments(args)
const isWanted = read.ok && !read.value.help
const dataDir =
  (read.ok ? read.value.dataDir : undefined) ?? defaultDataFolder(process.platform, process.env, homedir())

async function folder(): Promise<string | undefined> {
  try {
    return isWanted ? await unpack(packed, dataDir) : undefined
  } catch (error) {
    console.error(
      `The pages cannot be unpacked under ${dataDir}: ${error instanceof Error ? error.message : String(error)}`,
    )
    process.exit(1)
  }
}

const pages = await folder()
const runs = await runProgram({
  args,
  ...(pages === undefined
    ? {}
    : {
        assets: path.join(pages, 'pages'),
        standIns: path.join(pages, 'stand-in-worker.mjs'),
        reading: path.join(pages, 'brought-worker.mjs'),
      }),
})
// What cannot be removed now is removed at a later start.
if (runs && pages !== undefined) await removeOthers(pages).catch(() => undefined)
