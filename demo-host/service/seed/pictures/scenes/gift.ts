import { INK } from '../paint'
import { sceneFrame } from './frame'

/** The sign of a gift, for the menu. */
export const gift = (): string =>
  sceneFrame(
    24,
    24,
    '',
    `<path d="M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7c-2-5-7-3-4 0M12 7c2-5 7-3 4 0" fill="none" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`,
    'Gift',
  )
