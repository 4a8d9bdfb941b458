import { attach, createEvent, sample } from 'effector'
import { holdTokenFx } from '../../http/hold-token'
import { dropFromTab, saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { $config } from '../../site/config'
import { shopperShown } from '../arrival'

// A shopper who signs in on the shop's own sign-in page comes back, or goes on, to a page of the shop that knows them as a guest. It asks the service who is there, because nothing in an address is to be believed.

/** The shopper leaves this page for the shop's own sign-in. */
export const shopSignInPressed = createEvent()

/** A sign-in opens on a page of the shop, where somebody may be signed in already. */
export const ownSignInOpened = createEvent()

const noteFx = attach({ source: $config, effect: ({ key }) => saveInTab(key, 'at-door', 1, true) })

const takeNoteFx = attach({
  source: $config,
  effect({ key }) {
    const wasAtSignIn = loadFromTab<boolean>(key, 'at-door', 1) ?? false
    if (wasAtSignIn) dropFromTab(key, 'at-door')
    return wasAtSignIn
  },
})

sample({ clock: shopSignInPressed, target: noteFx })

sample({ clock: shopperShown, target: takeNoteFx })

sample({
  clock: [takeNoteFx.doneData.filter({ fn: wasAtSignIn => wasAtSignIn }), ownSignInOpened],
  fn: () => ({ withCart: true }),
  target: holdTokenFx,
})
