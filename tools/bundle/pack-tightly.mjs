// A thread that packs what it is sent as tightly as gzip allows.
import { parentPort } from 'node:worker_threads'
import { gzip } from '@gfx/zopfli'

parentPort?.on('message', (/** @type {Uint8Array} */ plain) =>
  gzip(plain, { numiterations: 15 }, (error, packed) => {
    if (error) throw error
    parentPort?.postMessage(packed)
  }),
)
