// Before every test of a page. Parts of it are fetched when they are shown, which takes more than the second a query waits
// by itself on a busy machine; a wait that is over costs nothing.
import { configure } from '@testing-library/svelte'

configure({ asyncUtilTimeout: 15_000 })
