/** Imports the lessons of the war. Other pages import this file alone, so that their first view does not load the lessons. */
export const enter = () => import('./LearningRoom.svelte')
