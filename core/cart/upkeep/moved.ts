import { createEvent, sample } from 'effector'
import { $basketId, $cart } from '../model'
import { cartWanted } from '../reading'
import './refresh'

/** The service has put the lines into another cart. The last answer is forgotten, so that nothing is written to the old one. */
export const cartMoved = createEvent<string>()

const leftOther = sample({
  clock: cartMoved,
  source: $basketId,
  filter: (known, basketId) => known !== basketId,
  fn: (_known, basketId) => basketId,
})

$basketId.on(leftOther, (_known, basketId) => basketId)

$cart.reset(leftOther)

sample({ clock: cartMoved, fn: () => {}, target: cartWanted })
