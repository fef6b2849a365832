import { MemoryFiles } from '../../../electron/host/ports/memory-files.ts'
import type { AppendFile } from '../../../electron/host/ports/file-system.ts'

/** A disk in memory that takes its time: while it is held, whatever is written waits. */
export class SlowDisk extends MemoryFiles {
  private held: Promise<void> | undefined
  private release = () => {}
  /** Writes that wait now. */
  waiting = 0

  hold(): void {
    this.held = new Promise((resolve) => (this.release = resolve))
  }

  goOn(): void {
    this.held = undefined
    this.release()
  }

  private async turn(): Promise<void> {
    this.waiting += 1
    await this.held
    this.waiting -= 1
  }

  override async replace(path: string, data: Uint8Array): Promise<void> {
    await this.turn()
    await super.replace(path, data)
  }

  override async openAppend(path: string): Promise<AppendFile> {
    const file = await super.openAppend(path)
    return {
      get size() {
        return file.size
      },
      write: (data) => file.write(data),
      sync: async () => {
        await this.turn()
        await file.sync()
      },
      truncate: (size) => file.truncate(size),
      close: () => file.close(),
    }
  }
}
