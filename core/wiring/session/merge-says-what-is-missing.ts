import { sample } from 'effector'
import { mergeFellShort } from '../../http/known-session'
import { signedIn } from '../../session/signing'
import './lost-things-are-told'

sample({
  clock: signedIn.filterMap(({ notMerged = [] }) => (notMerged.length ? notMerged : undefined)),
  target: mergeFellShort,
})
