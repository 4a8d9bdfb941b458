import { sample } from 'effector'
import { $granted } from '../../consent/granted'
import { forgetVisitorFx } from '../../personalisation/visitor'
import { lateLoaded } from '../../runtime/late'

// Whoever takes consent to targeting back is a new visitor from then on, on every page.

sample({
  clock: [lateLoaded, $granted],
  source: $granted,
  filter: ({ targeting }) => targeting === false,
  fn: () => {},
  target: forgetVisitorFx,
})
