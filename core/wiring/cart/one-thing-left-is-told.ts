import { sample } from 'effector'
import { oneThingLeft } from '../../cart/apart'
import { sentencesWanted } from '../../errors/sentences'
import { toastShown } from '../../notices/model'

// Checkout looks the same with the bag, so a lasting notice says what is no longer paid for.

sample({
  clock: oneThingLeft,
  fn: name => ({ code: 'one-thing-left', details: { name }, tone: 'danger' as const, isLasting: true }),
  target: toastShown,
})

sample({ clock: oneThingLeft, fn: () => {}, target: sentencesWanted })
