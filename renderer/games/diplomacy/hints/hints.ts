// The room of hints, fetched whole when hints are allowed.
export { drawGhosts } from './ghosts.ts'
export { default as Hint } from './Hint.svelte'
