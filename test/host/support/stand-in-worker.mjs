// The stand-ins' thread from its source: Node does not read TypeScript by itself, and what is shipped is bundled.
import { register } from 'tsx/esm/api'

register()
await import('../../../electron/host/stand-ins/worker.ts')
