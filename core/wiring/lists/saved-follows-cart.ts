import { sample } from 'effector'
import { addFailed, itemAdded, lineSaved } from '../../cart'
import { savedLeft, savedRefused, savedWanted } from '../../lists/for-later/saved'

// A line that leaves the cart for later is on the list, and a saved thing that went to the cart is on it no more.

sample({ clock: lineSaved, fn: () => {}, target: savedWanted })

sample({
  clock: itemAdded,
  filter: ({ item }) => Boolean(item.savedItemId),
  fn: ({ item }) => ({ itemId: item.savedItemId ?? '' }),
  target: savedLeft,
})

sample({
  clock: addFailed,
  filter: ({ item }) => Boolean(item.savedItemId),
  fn: ({ item, error }) => ({ itemId: item.savedItemId ?? '', error }),
  target: savedRefused,
})
