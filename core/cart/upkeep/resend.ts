import { createEffect, createStore, sample } from 'effector'
import { lateLoaded } from '../../runtime/late'
import type { TabMessage } from '../../runtime/tab-messages'
import { $isOnline, cameOnline, pageReturned } from '../../runtime/page-events'
import { tabsJoined, postToTabsFx } from '../../runtime/tabs'
import { $cart } from '../model'
import { $isPaused, resendRequested, writeFx, writeUnanswered, writeRefused } from '../queue'

const RESEND = { times: 3, delay: 3000 }

const $unanswered = createStore(0)
  .on(writeUnanswered, count => count + 1)
  .reset(writeRefused, writeFx.done, resendRequested, cameOnline, pageReturned)

const waitFx = createEffect(() => new Promise<void>(resolve => setTimeout(resolve, RESEND.delay)))

sample({
  clock: [writeFx.fail, lateLoaded],
  source: { count: $unanswered, isPaused: $isPaused, isOnline: $isOnline },
  filter: ({ count, isPaused, isOnline }) => isOnline && isPaused && count <= RESEND.times,
  fn: () => {},
  target: waitFx,
})

sample({
  clock: [waitFx.done, cameOnline, pageReturned],
  filter: $isPaused,
  fn: () => {},
  target: resendRequested,
})

// Earlier changes are announced to other tabs once, after they were merged.
sample({ clock: writeFx.doneData, fn: (): TabMessage => ({ about: 'cart' }), target: postToTabsFx })

sample({
  clock: tabsJoined,
  source: $cart,
  filter: Boolean,
  fn: (): TabMessage => ({ about: 'cart' }),
  target: postToTabsFx,
})
