/** What the laptop opens over its table. */
export type HostDialog = 'people' | 'ballot' | 'back' | 'standings' | 'aim' | 'print' | 'leave'
