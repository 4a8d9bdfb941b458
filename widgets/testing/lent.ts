import { askFirst } from '../../core/runtime/ask-first'
import { basics, drawClosed } from '../../core/runtime/closed-widget'
import { fetchPinned } from '../../core/runtime/fetch-pinned'
import { make } from '../../core/runtime/page-dom'
import { closedLooks } from '../closed-looks'
import type { Lent } from '../host/page'

/** What the loader lends, for pages without one. */
export const lent: Lent = { drawClosed, basics, closedLooks, make, ask: askFirst, fetch: fetchPinned, leave: () => {} }
