// Whether the one person who plays at this laptop is the only one to look at it.
import { KeptSwitch } from '../ui/kept-switch.ts'

/** Until somebody chooses, what is usual for the game. */
export const ownScreen = new KeptSwitch('entente.own-screen')
