import { sample } from 'effector'
import { type Context, quickShopOpened, signInAsked, taken } from '../../catalogue'
import { $dialogs, dialogDismissed, dialogOpened, dialogWanted } from '../../dialogs'
import { $features } from '../../site/settings'

const contexts: readonly Context[] = ['add', 'update-cart-item', 'update-saved-item']

sample({
  clock: dialogOpened,
  filter: ({ name }) => name === 'quick-shop',
  fn: ({ props = {} }) => ({
    productId: String(props.product ?? ''),
    context: contexts.find(context => context === props.context) ?? 'add',
    itemId: props.item ? String(props.item) : null,
    closesAfterAdd: props.closeAfterAdd === true,
  }),
  target: quickShopOpened,
})

// The sign-in lies over it, so that what was chosen is ready to be added afterwards.
sample({ clock: signInAsked, fn: () => ({ name: 'sign-in', over: true }), target: dialogWanted })

/** Closes after an add, if that is configured or a mini cart opens. */
sample({
  clock: taken,
  source: { dialogs: $dialogs, features: $features },
  filter: ({ dialogs, features }, panel) =>
    (panel?.closesAfterAdd || features['miniCart'] === true) && dialogs.some(isOpenQuickShop),
  fn: ({ dialogs }) => ({ name: 'quick-shop', owner: dialogs.find(isOpenQuickShop)?.owner ?? '' }),
  target: dialogDismissed,
})

function isOpenQuickShop({ name, state }: { name: string; state: string }) {
  return name === 'quick-shop' && state === 'open'
}
