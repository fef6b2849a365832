import { KeptSwitch } from './kept-switch.ts'

/** Whether this device reads the orders aloud: switched on by the user, stored until switched off. */
export const voice = new KeptSwitch('entente.voice')
