import { sample } from 'effector'
import { cartWanted } from '../cart'
import { tokenOutdated } from '../http/token'
import { heardFromTab } from '../runtime/heard-from-tab'

// Another tab signed in or out: what this one calls next, it calls as who the shopper is now; its cart first.

sample({ clock: heardFromTab, filter: ({ about }) => about === 'session', fn: () => {}, target: tokenOutdated })

sample({ clock: tokenOutdated, target: cartWanted })
