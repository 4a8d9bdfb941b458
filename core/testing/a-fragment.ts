import type { Fragment } from '../content/fragment/contracts'

/** A fragment of Northlane's with these blocks. */
export function aFragment(blocks: readonly object[], fragmentId = 'northlane-home'): Fragment {
  return {
    siteId: 'northlane',
    key: fragmentId,
    language: 'en',
    modified: '2026-11-02T09:00:00.000Z',
    fragmentId,
    name: 'Northlane home',
    blocks: blocks as Fragment['blocks'],
  }
}
