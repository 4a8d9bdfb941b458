import { sample } from 'effector'
import { purchaseLeft } from '../../cart/apart'
import { sentencesWanted } from '../../errors/sentences'
import { toastShown } from '../../notices/model'

// Checkout looks the same with the bag, so a lasting notice says what is no longer paid for.

sample({
  clock: purchaseLeft,
  fn: name => ({ code: 'one-thing-left', details: { name }, tone: 'danger' as const, isLasting: true }),
  target: toastShown,
})

sample({ clock: purchaseLeft, fn: () => {}, target: sentencesWanted })
