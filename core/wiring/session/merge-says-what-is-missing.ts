import { createEvent, sample } from 'effector'
import { sentencesWanted } from '../../errors/sentences'
import { toastShown } from '../../notices/model'
import type { HostTokenAnswer } from '../../session/contracts'
import { signedIn } from '../../session/signing'

// A lasting notice names items that did not fit into the account's cart.

type NotMerged = NonNullable<HostTokenAnswer['notMerged']>[number]

const told = createEvent<readonly NotMerged[]>()

sample({
  clock: signedIn,
  filter: ({ notMerged = [] }) => notMerged.length > 0,
  fn: ({ notMerged = [] }) => notMerged,
  target: told,
})

sample({
  clock: told,
  fn: things => ({ code: 'NotMerged', details: { things }, tone: 'danger' as const, isLasting: true }),
  target: toastShown,
})

sample({ clock: told, fn: () => {}, target: sentencesWanted })
