// Switches off the code generation of zod. Our pages forbid code from text, and browsers report each try in the
// console. Import this before any module that declares a schema.
import { config } from 'zod'

config({ jitless: true })
