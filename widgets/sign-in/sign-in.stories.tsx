import type { Stories } from '../testing/story'

/** Markup as a page would write it, with a test shop if it needs one. */
export const stories: Stories = {
  'as it comes': '<till-sign-in></till-sign-in>',
}
