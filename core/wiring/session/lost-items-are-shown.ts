import { sample } from 'effector'
import { sentencesWanted } from '../../errors/sentences'
import { mergeFellShort } from '../../http/known-session'
import { toastShown } from '../../notices/model'

// A lasting notice names what did not fit into the shopper's cart and lists.

sample({
  clock: mergeFellShort,
  fn: things => ({ code: 'NotMerged', details: { things }, tone: 'danger' as const, isLasting: true }),
  target: toastShown,
})

sample({ clock: mergeFellShort, fn: () => {}, target: sentencesWanted })
