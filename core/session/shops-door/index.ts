import { attach, createEvent, sample } from 'effector'
import { holdTokenFx } from '../../http/hold-token'
import { dropFromTab, keepInTab, keptInTab } from '../../runtime/kept-in-tab'
import { $config } from '../../site/config'
import { shopperShown } from '../arrival'

// A shopper who signs in at the shop's own door comes back to a page of the shop that knows them as a guest. It asks the service who is there, because nothing in an address is to be believed.

/** The shopper leaves this page for the shop's own sign-in. */
export const doorPressed = createEvent()

const noteFx = attach({ source: $config, effect: ({ key }) => keepInTab(key, 'at-door', 1, true) })

const takeNoteFx = attach({
  source: $config,
  effect({ key }) {
    const wasAtDoor = keptInTab<boolean>(key, 'at-door', 1) ?? false
    if (wasAtDoor) dropFromTab(key, 'at-door')
    return wasAtDoor
  },
})

sample({ clock: doorPressed, target: noteFx })

sample({ clock: shopperShown, target: takeNoteFx })

sample({
  clock: takeNoteFx.doneData,
  filter: wasAtDoor => wasAtDoor,
  fn: () => ({ withCart: true }),
  target: holdTokenFx,
})
