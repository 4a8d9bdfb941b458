import { sample } from 'effector'
import { sentencesWanted } from '../../errors/sentences'
import { handoffFellShort } from '../../http/known-session'
import { toastShown } from '../../notices/model'

// A lasting notice names what a cart from another page could not bring along.

sample({
  clock: handoffFellShort,
  fn: things => ({ code: 'NotMerged', details: { things }, tone: 'danger' as const, isLasting: true }),
  target: toastShown,
})

sample({ clock: handoffFellShort, fn: () => {}, target: sentencesWanted })
