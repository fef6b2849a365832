import { KeptSwitch } from './kept-switch.ts'

/** Whether this device reads the orders aloud: asked for once, remembered until it is told to be quiet. */
export const voice = new KeptSwitch('entente.voice')
