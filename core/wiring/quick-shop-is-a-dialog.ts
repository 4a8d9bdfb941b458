import { sample } from 'effector'
import { $features, type Context, itemTaken, quickShopOpened } from '../catalogue'
import { $dialogs, dialogDismissed, dialogOpened } from '../dialogs'

const contexts: readonly string[] = ['update-cart-item', 'update-saved-item']

/** A dialog named `quick-shop` that opens shows its product. */
sample({
  clock: dialogOpened,
  filter: ({ name }) => name === 'quick-shop',
  fn: ({ props = {} }) => ({
    productId: String(props.product ?? ''),
    context: contexts.includes(String(props.context)) ? (props.context as Context) : ('add' as const),
    itemId: props.item ? String(props.item) : null,
    closesAfterAdd: props.closeAfterAdd === true || props.closeAfterAdd === 'true',
  }),
  target: quickShopOpened,
})

/** It closes once its product is in the cart, where that is configured or a mini cart takes over (spec/3 §4). */
sample({
  clock: itemTaken,
  source: { dialogs: $dialogs, features: $features },
  filter: ({ dialogs, features }, { panel }) =>
    (panel.closesAfterAdd || features['mini-cart'] === true) && dialogs.some(isOpenQuickShop),
  fn: ({ dialogs }) => ({ name: 'quick-shop', owner: dialogs.find(isOpenQuickShop)?.owner ?? '' }),
  target: dialogDismissed,
})

function isOpenQuickShop({ name, state }: { name: string; state: string }) {
  return name === 'quick-shop' && state === 'open'
}
