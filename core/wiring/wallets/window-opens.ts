import { createEffect, sample } from 'effector'
import { writeRefused } from '../../cart'
import { writeUnanswered } from '../../cart/queue'
import { loaded } from '../../http/loaded'
import { keepScope } from '../../runtime/within'
import { type Attempt, attemptFailed, cartNotSaved, windowOpened } from '../../wallets/by-window'

export const loadFollowing = () => import(/* chunk: wallet-window */ './window-and-cart')

const followFx = createEffect(async (_attempt: Attempt) => {
  const within = keepScope()
  const { pageCartWanted } = await loaded(loadFollowing())
  within(() => pageCartWanted())
})

// Declared before the sample that ends saving, after which the window continues.
sample({ clock: [writeRefused, writeUnanswered], fn: () => {}, target: cartNotSaved })

sample({ clock: windowOpened, target: followFx })

sample({ clock: followFx.fail, target: attemptFailed })
