import { drawClosed, look } from '../../core/runtime/closed-widget'
import { fetchPinned } from '../../core/runtime/fetch-pinned'
import { make } from '../../core/runtime/page-dom'
import type { Lent } from '../host/page'

/** What the loader lends, for pages without one. */
export const lent: Lent = { drawClosed, look, make, fetch: fetchPinned, leave: () => {} }
