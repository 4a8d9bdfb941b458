import { createEffect, createStore, sample } from 'effector'
import { lateCame } from '../../runtime/late'
import type { TabMessage } from '../../runtime/heard-from-tab'
import { $isOnline, cameOnline, pageReturned } from '../../runtime/page-events'
import { tabsJoined, tellTabsFx } from '../../runtime/tabs'
import { $cart } from '../model'
import { $isPaused, resendAsked, writeFx, writeUnanswered, writeRefused } from '../queue'

const RESEND = { times: 3, delay: 3000 }

const $unanswered = createStore(0)
  .on(writeUnanswered, count => count + 1)
  .reset(writeRefused, writeFx.done, resendAsked, cameOnline, pageReturned)

const waitFx = createEffect(() => new Promise<void>(resolve => setTimeout(resolve, RESEND.delay)))

sample({
  clock: [writeFx.fail, lateCame],
  source: { count: $unanswered, isPaused: $isPaused, isOnline: $isOnline },
  filter: ({ count, isPaused, isOnline }) => isOnline && isPaused && count <= RESEND.times,
  fn: () => {},
  target: waitFx,
})

sample({
  clock: [waitFx.done, cameOnline, pageReturned],
  filter: $isPaused,
  fn: () => {},
  target: resendAsked,
})

// Other tabs are told of earlier changes once, after they were merged.
sample({ clock: writeFx.doneData, fn: (): TabMessage => ({ about: 'cart' }), target: tellTabsFx })

sample({
  clock: tabsJoined,
  source: $cart,
  filter: Boolean,
  fn: (): TabMessage => ({ about: 'cart' }),
  target: tellTabsFx,
})
