import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { keptSession, tokenForgotten, tokenReceived } from '../http/token'
import { $config } from '../site/config'
import { $features, settingsWanted } from '../site/settings'
import type { Context } from './main-button'
import { type Offer, offerOf } from './offer'
import { $products, productWanted } from './products'
import { type Choice, firstChoice } from './variants'

export interface Panel {
  readonly productId: string
  readonly context: Context
  readonly itemId: string | null
  /** Closes after a successful add, even if no mini cart opens. */
  readonly closesAfterAdd: boolean
}

export interface WantedItem {
  readonly panel: Panel
  readonly productId: string
  readonly upc: string
  readonly maxQty: number | undefined
  readonly recipeId: string | undefined
}

const ADDED_MS = 1500

/** Only one quick shop is open at a time. */
export const quickShopOpened = createEvent<Panel>()
export const optionChosen = createEvent<{ type: string; value: string }>()
export const mainPressed = createEvent()
export const productRetried = createEvent()

export const itemTaken = createEvent<{ productId: string }>()
export const itemRefused = createEvent<{ productId: string; error: ShopError }>()
/** Nobody answered: the item is queued, and added when the service is back. */
export const itemQueued = createEvent<{ productId: string; error: ShopError }>()

const $panel = createStore<Panel | null>(null).on(quickShopOpened, (_before, panel) => panel)

const optionKept = createEvent<{ productId: string; type: string; value: string }>()

/** Kept while the page lives. */
const $choiceByProduct = createStore<Readonly<Record<string, Choice>>>({}).on(
  optionKept,
  (choices, { productId, type, value }) => ({ ...choices, [productId]: { ...choices[productId], [type]: value } }),
)

const readKeptFx = attach({ source: $config, effect: ({ key }) => keptSession(key)?.login ?? false })

const $isSignedIn = createStore(false)
  .on(readKeptFx.doneData, (_before, isKept) => isKept)
  .on(tokenReceived, (_before, { answer }) => answer.consumerType !== 'GUEST')
  .reset(tokenForgotten)

export const $shownProduct = combine(
  $panel,
  $products,
  (panel, products) => (panel && products[panel.productId]) ?? null,
)

/** Null until the product has loaded. */
export const $offer = combine(
  { panel: $panel, shown: $shownProduct, choices: $choiceByProduct, features: $features, isSignedIn: $isSignedIn },
  ({ panel, shown, choices, features, isSignedIn }): Offer | null => {
    if (!panel || !shown?.product) return null
    const { product, inventory } = shown
    const choice = { ...firstChoice(product), ...choices[panel.productId] }
    return offerOf({
      product,
      inventory,
      choice,
      notifyOn: features['notifyMe'] ?? false,
      isSignedIn,
      context: panel.context,
    })
  },
)

const pressed = sample({ clock: mainPressed, source: $offer, filter: Boolean })

const choiceMissed = sample({
  clock: pressed,
  filter: ({ button, unchosen }) =>
    unchosen !== null && (button === 'notify' || button === 'update' || button === 'add'),
  fn: ({ unchosen }) => ({ type: unchosen ?? '' }),
})

export const $missed = createStore<{ readonly type: string } | null>(null)
  .on(choiceMissed, (_before, missed) => missed)
  .on(optionChosen, (missed, { type }) => (missed?.type === type ? null : missed))
  .reset(quickShopOpened)

export const signInAsked = sample({ clock: pressed, filter: offer => offer.button === 'sign-in' })

export const $isSignInAsked = createStore(false)
  .on(signInAsked, () => true)
  .reset(quickShopOpened, $isSignedIn)

export const notifyAsked = sample({
  clock: pressed,
  filter: ({ button, unchosen }) => button === 'notify' && !unchosen,
})

export const $progress = createStore<'idle' | 'adding' | 'added'>('idle').reset(quickShopOpened)

export const itemWanted = sample({
  clock: pressed,
  source: { panel: $panel, progress: $progress },
  filter: ({ panel, progress }, { button, product, variant }) =>
    panel !== null &&
    progress !== 'adding' &&
    variant !== null &&
    // A store-only product is added with its store (pick-up).
    (button === 'update' || (button === 'add' && !product.isRobisOnly)),
  fn: ({ panel }, { product, variant }) =>
    ({
      panel,
      productId: product.id,
      upc: variant?.upc,
      maxQty: variant?.maxQty,
      recipeId: variant?.recipeId,
    }) as WantedItem,
})

export const taken = sample({ clock: itemTaken, source: $panel, filter: isShown })

const refused = sample({ clock: itemRefused, source: $panel, filter: isShown, fn: (_panel, { error }) => error })

const held = sample({ clock: itemQueued, source: $panel, filter: isShown })

export const $refusal = createStore<ShopError | null>(null)
  .on(refused, (_before, error) => error)
  .reset(itemWanted, optionChosen, quickShopOpened)

export const $isQueued = createStore(false)
  .on(held, () => true)
  .reset(itemWanted, taken, refused, quickShopOpened)

sample({ clock: quickShopOpened, fn: () => {}, target: [settingsWanted, readKeptFx] })

sample({
  clock: [quickShopOpened, productRetried],
  source: $panel,
  fn: panel => panel?.productId ?? '',
  target: productWanted,
})

sample({
  clock: optionChosen,
  source: $panel,
  fn: (panel, option) => ({ productId: panel?.productId ?? '', ...option }),
  target: optionKept,
})

const showAddedFx = createEffect(() => new Promise<void>(resolve => setTimeout(resolve, ADDED_MS)))

$progress
  .on(itemWanted, () => 'adding')
  .on(refused, () => 'idle')
  .on(taken, () => 'added')
  .on(showAddedFx.done, progress => (progress === 'added' ? 'idle' : progress))

sample({ clock: taken, target: showAddedFx })

function isShown(panel: Panel | null, { productId }: { productId: string }) {
  return panel?.productId === productId
}
