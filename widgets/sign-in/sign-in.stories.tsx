import type { Stories } from '../testing/story'

/** What the gallery shows of the widget: markup as a page would write it, with the shop that it meets where it needs one. */
export const stories: Stories = {
  'as it comes': '<till-sign-in></till-sign-in>',
}
