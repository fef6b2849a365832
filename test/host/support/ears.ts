// Records every byte that reached a connection, and which secrets that connection might know when it came.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SeatId } from '../../../shared/kernel/game.ts'
import type { TestClient } from './test-client.ts'

/** A recognisable text that only its own seat may know. */
export interface Secret {
  readonly text: string
  readonly seat: SeatId
  /** Another seat that may: whoever a letter is for. */
  readonly reader?: SeatId
  /** On the table for all to see. */
  revealed: boolean
}

export interface Ear {
  readonly name: string
  readonly client: TestClient
  /** Seats whose sealed things it may hear now. */
  readonly seats: () => readonly SeatId[]
}

/** Secrets that reached a person, split by whether that person may know them. */
export interface Heard {
  readonly own: number
  /** `screen heard kx17z: {"type":"view",...`. */
  readonly leaks: readonly string[]
}

export class Ears {
  readonly secrets: Secret[] = []
  private readonly ears: Ear[] = []
  /** How much each has read already. */
  private readonly counted = new Map<Ear, number>()
  /** A known secret stays known. */
  private readonly known = new Map<Ear, Set<Secret>>()
  private own = 0
  private readonly leaks: string[] = []

  add(ear: Ear): void {
    this.ears.push(ear)
    this.counted.set(ear, 0)
    this.known.set(ear, new Set())
  }

  /** Does something, waits until everybody has heard of it, and checks what came. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.learn()
    const done = await work()
    await this.quiet()
    this.learn()
    this.listen()
    return done
  }

  get heard(): Heard {
    return { own: this.own, leaks: this.leaks }
  }

  /** Secrets nobody but their seat may know now. */
  get sealed(): readonly Secret[] {
    return this.secrets.filter(({ revealed }) => !revealed)
  }

  /** Whether somebody may know a secret is judged before and after, because messages are sent in between. */
  private learn(): void {
    for (const ear of this.ears) {
      const seats = ear.seats()
      for (const secret of this.secrets)
        if (
          secret.revealed ||
          seats.includes(secret.seat) ||
          (secret.reader !== undefined && seats.includes(secret.reader))
        )
          this.known.get(ear)?.add(secret)
    }
  }

  /**
   * The answer to a ping comes after everything that was sent before it; a second one comes after what the first
   * messages caused.
   */
  private async quiet(): Promise<void> {
    for (let round = 0; round < 2; round++)
      for (const { client } of this.ears) {
        if (client.socket.readyState !== client.socket.OPEN) continue
        const sent = Math.random()
        client.send({ type: 'ping', sent })
        await client.until(
          () => client.messages.some((one) => one.type === 'pong' && one.sent === sent) || undefined,
          'a pong',
        )
      }
  }

  private listen(): void {
    for (const ear of this.ears) {
      const { heard } = ear.client
      const known = this.known.get(ear)
      for (const text of heard.slice(this.counted.get(ear)))
        for (const secret of this.secrets) {
          if (!text.includes(secret.text)) continue
          if (known?.has(secret)) this.own += 1
          else this.leaks.push(`${ear.name} heard ${secret.text}: ${text.slice(0, 200)}`)
        }
      this.counted.set(ear, heard.length)
    }
  }

  /** Judges any other text that somebody could come by: an answer over HTTP, a line of the log, a file. */
  read(where: string, text: string, secrets: readonly { readonly text: string }[] = this.sealed): void {
    for (const { text: secret } of secrets)
      if (text.includes(secret)) this.leaks.push(`${where} holds ${secret}`)
  }
}

/** Every file under a folder, its bytes as text. */
export async function filesOf(folder: string): Promise<readonly { name: string; text: string }[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => ({
        name,
        text: await readFile(path.join(parentPath, name), 'latin1').catch(() => ''),
      })),
  )
}
