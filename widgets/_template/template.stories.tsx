import type { Stories } from '../testing/story'

/** What the gallery shows of the widget: markup as a page would write it, with the shop that it meets where it needs one. */
export const stories: Stories = {
  'as it comes': '<till-template></till-template>',
  'with a question of its own': '<till-template question="Is it warm?"></till-template>',
}
