import { sample } from 'effector'
import { $allowance, profileWanted } from '../../profile'
import { profileOutdated } from '../../profile/outdated'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { pageReturned } from '../../runtime/page-events'

// An order or a cancellation in another tab moves the limit too: it is read again when the shopper is back here.

sample({
  clock: tabMessageReceived,
  filter: ({ about }) => about === 'order' || about === 'cancellation',
  fn: () => {},
  target: profileOutdated,
})

sample({ clock: pageReturned, source: $allowance, filter: Boolean, fn: () => {}, target: profileWanted })
