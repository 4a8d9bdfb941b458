import { prefetch } from '../../core/runtime/prefetch'
import { basics, drawClosed } from '../../core/runtime/closed-widget'
import { fetchPinned } from '../../core/runtime/fetch-pinned'
import { make } from '../../core/runtime/page-dom'
import { closedLooks } from '../closed-looks'
import type { LoaderParts } from '../host/page'

/** What the loader lends, for pages without one. */
export const loaderParts: LoaderParts = {
  drawClosed,
  basics,
  closedLooks,
  make,
  ask: prefetch,
  fetch: fetchPinned,
  leave: () => {},
}
