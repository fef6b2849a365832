// Before every test of a page. Parts of it are fetched when they are shown, which takes more than the second a query
// waits by itself on a busy machine; a longer limit takes no time where the part is there earlier.
import { configure } from '@testing-library/svelte'

configure({ asyncUtilTimeout: 15_000 })
