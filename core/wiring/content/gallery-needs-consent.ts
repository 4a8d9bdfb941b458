import { sample } from 'effector'
import { $granted } from '../../consent/granted'
import { galleryShown, targetingKnown } from '../../content/ugc'

// A provider of its own origin may recognise its visitors.

sample({
  clock: [galleryShown, $granted],
  source: $granted,
  fn: ({ targeting }) => targeting === true,
  target: targetingKnown,
})
