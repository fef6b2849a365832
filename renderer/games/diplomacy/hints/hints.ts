// The room of hints, fetched whole by whoever may ask for one.
export { drawGhosts } from './ghosts.ts'
export { default as Hint } from './Hint.svelte'
