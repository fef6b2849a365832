// Firefox without a window, controlled over WebDriver BiDi, which it serves itself: no driver is needed.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'

/** The browser fetches nothing for itself and opens no page of its maker. */
const PREFS = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': '',
}

interface Reply {
  readonly id?: number
  readonly type?: string
  readonly result?: unknown
  readonly message?: string
}

export interface FirefoxPage {
  goto(url: string): Promise<void>
  /** What a script gives in the page, as text. */
  evaluate(expression: string): Promise<string>
}

export interface Firefox {
  /** A window with storage of its own, as another device has. */
  newPage(): Promise<FirefoxPage>
  close(): Promise<void>
}

/** Starts it. */
export async function launchFirefox(program = 'firefox-esr'): Promise<Firefox> {
  const profile = await mkdtemp(path.join(tmpdir(), 'entente-firefox-'))
  const lines = Object.entries(PREFS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /BiDi listening on (ws:\S+)/.exec(line)?.[1]
      if (found) resolve(found)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Firefox ended at once with status ${code}`)))
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => void socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.on('message', (data: Buffer) => {
    const reply = JSON.parse(data.toString()) as Reply
    if (reply.id === undefined) return
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  let asked = 0
  const ask = <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++asked
      waiting.set(id, ({ type, result, message }) =>
        type === 'success' ? resolve(result as T) : reject(new Error(`${method}: ${message}`)),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask('session.new', { capabilities: {} })

  return {
    async newPage() {
      const { userContext } = await ask<{ userContext: string }>('browser.createUserContext', {})
      // A tab behind another one is hidden and sleeps.
      const { context } = await ask<{ context: string }>('browsingContext.create', {
        type: 'window',
        userContext,
      })
      return {
        async goto(url) {
          // A page that changes its own address while it loads aborts its first navigation, and is loaded all the same.
          await ask('browsingContext.navigate', { context, url, wait: 'complete' }).catch((error: Error) => {
            if (!error.message.includes('NS_BINDING_ABORTED')) throw error
          })
        },
        async evaluate(expression) {
          const { result } = await ask<{ result: { value?: unknown } }>('script.evaluate', {
            expression: `String(${expression})`,
            target: { context },
            awaitPromise: true,
          })
          return String(result?.value)
        },
      }
    },
    async close() {
      socket.terminate()
      child.kill('SIGKILL')
      await gone
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
