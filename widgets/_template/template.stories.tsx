/** What the gallery shows of the widget: markup by title, as a page would write it. */
export const stories = {
  'as it comes': '<till-template></till-template>',
  'with a question of its own': '<till-template question="Is it warm?"></till-template>',
}
