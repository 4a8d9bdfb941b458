import { sample } from 'effector'
import { mergeFellShort } from '../../http/known-session'
import { signedIn } from '../../session/signing'
import './lost-items-are-shown'

sample({
  clock: signedIn.filterMap(({ notMerged = [] }) => (notMerged.length ? notMerged : undefined)),
  target: mergeFellShort,
})
