/** The way into the learning room: what all of it is made of is named here, and not where every page begins. */
export const enter = () => import('./LearningRoom.svelte')
