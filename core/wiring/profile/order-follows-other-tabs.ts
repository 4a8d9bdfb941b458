import { sample } from 'effector'
import { orderChanged } from '../../purchases'
import { heardFromTab } from '../../runtime/heard-from-tab'

// An order that was taken back in another tab may be the one that is shown here.

sample({
  clock: heardFromTab,
  filter: ({ about }) => about === 'cancellation',
  fn: () => {},
  target: orderChanged,
})
