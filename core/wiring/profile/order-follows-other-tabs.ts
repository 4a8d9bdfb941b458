import { sample } from 'effector'
import { orderChanged } from '../../purchases/order'
import { tabMessageReceived } from '../../runtime/tab-messages'

// An order that was taken back in another tab may be the one that is shown here.

sample({
  clock: tabMessageReceived,
  filter: ({ about }) => about === 'cancellation',
  fn: () => {},
  target: orderChanged,
})
