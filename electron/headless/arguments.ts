import { parseArgs } from 'node:util'
import { err, ok, type Result } from '../../shared/kernel/result.ts'

/** Spring 1901. A fixed port lets phones find their seats again after a restart. */
const USUAL_PORT = 1901
/** Tried in turn when the arguments name no port. */
const USUAL_PORTS = Array.from({ length: 14 }, (_, i) => USUAL_PORT + i)

export interface HeadlessArguments {
  readonly ports: readonly number[]
  readonly dataDir?: string
  readonly address?: string
  readonly announce: boolean
  /** The network card that mDNS uses, by its address. */
  readonly announceOn?: string
  readonly hosts: readonly string[]
  readonly json: boolean
  readonly help: boolean
}

export const HELP = `Opens a table for the local network.

  --port N          listen on this port (0: any free one); else ${USUAL_PORT} or the next free one
  --data DIR        keep tables and settings here
  --address A       listen on this address only; else on all of this machine's
  --no-announce     do not tell the local network (mDNS)
  --announce-on A   tell it through the network card with this address
  --host NAME       also answer to this name; may be given several times
  --json            print one line of JSON instead of words
  --headless        no window (this program never has one)
  --help            print this`

const OPTIONS = {
  port: { type: 'string' },
  data: { type: 'string' },
  address: { type: 'string' },
  announce: { type: 'boolean' },
  'announce-on': { type: 'string' },
  host: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  headless: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads a command line; refused with a sentence. */
export function readArguments(args: readonly string[]): Result<HeadlessArguments, string> {
  try {
    return meaning(parseArgs({ args: [...args], allowNegative: true, options: OPTIONS }).values)
  } catch (error) {
    return err(
      error instanceof Error ? `${error.message.split('. ')[0]}; --help lists what there is.` : String(error),
    )
  }
}

/** The same for the command line of a desktop program, which also holds other programs' arguments and files. */
export function readDesktopArguments(args: readonly string[]): Result<HeadlessArguments, string> {
  const known = Object.keys(OPTIONS).flatMap((name) => [`--${name}`, `--no-${name}`])
  const words = args.flatMap((word, i) => {
    if (!known.includes(word.split('=')[0] ?? '')) return []
    const name = word.slice(2)
    const takesValue = name in OPTIONS && OPTIONS[name as keyof typeof OPTIONS].type === 'string'
    return takesValue && args[i + 1] !== undefined ? [word, args[i + 1] as string] : [word]
  })
  return readArguments(words)
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

function meaning(values: Values): Result<HeadlessArguments, string> {
  const { port, address, 'announce-on': announceOn } = values
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536))
    return err(`--port takes a number from 0 to 65535, not "${port}".`)
  const dataDir = values.data?.replaceAll('\\', '/')
  if (dataDir === '') return err('--data takes the name of a folder.')
  return ok({
    ports: port === undefined ? USUAL_PORTS : [Number(port)],
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(address === undefined ? {} : { address }),
    announce: values.announce ?? true,
    ...(announceOn === undefined ? {} : { announceOn }),
    hosts: values.host ?? [],
    json: values.json ?? false,
    help: values.help ?? false,
  })
}
