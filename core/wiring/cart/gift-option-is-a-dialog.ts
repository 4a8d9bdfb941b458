import { sample } from 'effector'
import { giftOpened, giftSent } from '../../cart/extras/gift'
import { dialogDismissed, dialogOpened } from '../../dialogs'
import { ownerOf } from '../../dialogs/owner'

const NAME = 'add-gift-option'

sample({
  clock: dialogOpened,
  filter: ({ name }) => name === NAME,
  fn: ({ props }) => ({ itemId: String(props?.['itemId'] ?? '') }),
  target: giftOpened,
})

sample({
  clock: giftSent,
  source: ownerOf(NAME),
  fn: owner => ({ name: NAME, owner: owner ?? '' }),
  target: dialogDismissed,
})
