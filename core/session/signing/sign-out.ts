import { attach, createEvent, sample } from 'effector'
import { requestFx } from '../../http/request'
import { forgetStoredSession } from '../../http/known-session'
import { holdTokenFx } from '../../http/hold-token'
import { tokenForgotten } from '../../http/token'
import { save } from '../../runtime/storage'
import { postToTabsFx } from '../../runtime/tabs'
import { $config } from '../../site/config'
import { endpoints } from '../endpoints'
import { forgetTabFx } from '../leaving'

export const signOutPressed = createEvent()

/** The service has ended the session itself. */
export const sessionEnded = createEvent()

const signOutFx = requestFx(endpoints.signOut)
const forgetFx = attach({ source: $config, effect: ({ key }) => forgetStoredSession(key) })

const markLeftFx = attach({ source: $config, effect: ({ key }) => void save(key, 'left', 1, {}) })

/** The shopper is a guest again, and every personal store is empty. */
export const signedOut = createEvent()

export const $isSigningOut = signOutFx.pending

sample({
  clock: signOutPressed,
  source: signOutFx.pending,
  filter: isPending => !isPending,
  fn: () => ({ body: {} }),
  target: signOutFx,
})

// Else the cookie, which no script can drop, would sign them in again.
sample({ clock: signOutFx.fail, fn: () => {}, target: markLeftFx })

// Signs out locally whatever the service answers.
sample({ clock: [signOutFx.finally, sessionEnded], fn: () => {}, target: forgetFx })

sample({ clock: forgetFx.done, fn: () => {}, target: [tokenForgotten, signedOut, forgetTabFx] })

sample({ clock: signedOut, fn: () => ({}), target: holdTokenFx })

sample({ clock: signedOut, fn: () => ({ about: 'session' as const }), target: postToTabsFx })
