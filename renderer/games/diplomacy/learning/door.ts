/** Imports the learning room. Other pages import this file alone, so that their first view does not load the room. */
export const enter = () => import('./LearningRoom.svelte')
