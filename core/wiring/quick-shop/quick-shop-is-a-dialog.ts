import { sample } from 'effector'
import { $boxes, buyBoxOpened, type Context, QUICK_SHOP, boxesAdded } from '../../catalogue'
import { $dialogs, dialogDismissed, dialogOpened } from '../../dialogs'
import { $features } from '../../site/settings'

const contexts: readonly Context[] = ['add', 'update-cart-item', 'update-saved-item']

sample({
  clock: dialogOpened,
  filter: ({ name }) => name === QUICK_SHOP,
  fn: ({ props = {} }) => ({
    id: QUICK_SHOP,
    productId: String(props.product ?? ''),
    context: contexts.find(context => context === props.context) ?? 'add',
    itemId: props.item ? String(props.item) : null,
    closesAfterAdd: props.closeAfterAdd === true,
    upc: String(props.upc ?? ''),
  }),
  target: buyBoxOpened,
})

/** Closes after an add, if that is configured or a mini cart opens. */
sample({
  clock: boxesAdded,
  source: { dialogs: $dialogs, features: $features, boxes: $boxes },
  filter: ({ dialogs, features, boxes }, ids) =>
    ids.includes(QUICK_SHOP) &&
    (boxes[QUICK_SHOP]?.closesAfterAdd || features['miniCart'] === true) &&
    dialogs.some(isOpenQuickShop),
  fn: ({ dialogs }) => ({ name: QUICK_SHOP, owner: dialogs.find(isOpenQuickShop)?.owner ?? '' }),
  target: dialogDismissed,
})

function isOpenQuickShop({ name, state }: { name: string; state: string }) {
  return name === QUICK_SHOP && state === 'open'
}
