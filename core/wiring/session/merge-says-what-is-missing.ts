import { createEvent, sample } from 'effector'
import { sentencesWanted } from '../../errors/sentences'
import { toastShown } from '../../notices/model'
import type { HostTokenAnswer } from '../../session/contracts'
import { signedIn } from '../../session/signing'

// What of the guest's cart and lists had no room in the account's is told by name, until the shopper has read it.

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
