// The checks of a plan compile themselves where they may. No page of ours may make code out of text, and to try is told
// in the console as a breach. Imported before whatever declares such a check.
import { config } from 'zod'

config({ jitless: true })
