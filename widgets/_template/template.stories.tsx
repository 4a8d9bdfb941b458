import type { Stories } from '../testing/story'

export const stories: Stories = {
  'as it comes': '<till-template></till-template>',
  'with a question of its own': '<till-template question="Is it warm?"></till-template>',
}
