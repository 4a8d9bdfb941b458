import { createStore, sample } from 'effector'
import { giftOpened, giftSent } from '../../cart/extras/gift'
import { type DialogPlace, dialogDismissed, dialogOpened } from '../../dialogs'

const NAME = 'add-gift-option'

const $place = createStore<DialogPlace | null>(null)

sample({
  clock: dialogOpened,
  filter: ({ name }) => name === NAME,
  fn: ({ props }) => ({ itemId: String(props?.['itemId'] ?? '') }),
  target: giftOpened,
})

sample({
  clock: dialogOpened,
  filter: ({ name }) => name === NAME,
  fn: ({ name, owner }) => ({ name, owner }),
  target: $place,
})

sample({ clock: giftSent, source: $place, filter: Boolean, target: dialogDismissed })
