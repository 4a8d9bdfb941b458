import { createEvent, sample } from 'effector'
import { cartWanted } from '../../cart'
import { $token, tokenForgotten } from '../../http/token'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { $session } from '../../session'

// Another tab signed in or out, so the cart is read as the new shopper.

const tokenOutdated = createEvent()

$token.reset(tokenOutdated)

$session.reset(tokenForgotten)

sample({ clock: tabMessageReceived, filter: ({ about }) => about === 'session', fn: () => {}, target: tokenOutdated })

sample({ clock: tokenOutdated, target: cartWanted })
