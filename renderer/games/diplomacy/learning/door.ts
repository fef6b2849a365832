// Other pages import this file alone, so that their first view does not load what is behind it.

/** Imports the learning room. */
export const enter = () => import('./LearningRoom.svelte')
/** Imports the keys that work on the pages of the game. */
export const keys = () => import('../play/keys.ts')
