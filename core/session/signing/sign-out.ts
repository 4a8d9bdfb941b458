import { attach, createEvent, sample } from 'effector'
import { requestFx } from '../../http/request'
import { forgetKept } from '../../http/known-session'
import { holdTokenFx } from '../../http/hold-token'
import { tokenForgotten } from '../../http/token'
import { tellTabsFx } from '../../runtime/tabs'
import { $config } from '../../site/config'
import { endpoints } from '../endpoints'
import { forgetTabFx } from '../leaving'

export const signOutPressed = createEvent()

/** The service has ended the session itself: there is nothing to sign out of. */
export const sessionEnded = createEvent()

const signOutFx = requestFx(endpoints.signOut)
const forgetFx = attach({ source: $config, effect: ({ key }) => forgetKept(key) })

/** The shopper is a guest again; every store that knew them is empty. */
export const signedOut = createEvent()

export const $isSigningOut = signOutFx.pending

sample({
  clock: signOutPressed,
  source: signOutFx.pending,
  filter: isPending => !isPending,
  fn: () => ({ body: {} }),
  target: signOutFx,
})

// Forgets whatever the service answers.
sample({ clock: [signOutFx.finally, sessionEnded], fn: () => {}, target: forgetFx })

sample({ clock: forgetFx.done, fn: () => {}, target: [tokenForgotten, signedOut, forgetTabFx] })

sample({ clock: signedOut, fn: () => ({}), target: holdTokenFx })

sample({ clock: signedOut, fn: () => ({ about: 'session' as const }), target: tellTabsFx })
