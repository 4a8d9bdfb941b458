import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { tokenForgotten, tokenReceived } from '../http/token'
import { $features, settingsWanted } from '../site/settings'
import type { Context } from './main-button'
import { type Offer, offerOf } from './offer'
import { $products, productWanted } from './products'
import { type Choice, firstChoice } from './variants'

/** A quick shop that is open. */
export interface Panel {
  readonly productId: string
  readonly context: Context
  /** The line, or saved item, that is to be updated. */
  readonly itemId: string | null
  /** Closes after a successful add, even where no mini cart would open. */
  readonly closesAfterAdd: boolean
}

/** One variant that the shopper wants in the cart, or in place of what stands there. */
export interface WantedItem {
  readonly panel: Panel
  readonly productId: string
  readonly upc: string
  readonly maxQty: number | undefined
  readonly recipeId: string | undefined
}

/** How long the button says 'Added', in milliseconds. */
const ADDED_MS = 1500

// What the shopper does

/** A quick shop was opened; only one is open at a time. */
export const quickShopOpened = createEvent<Panel>()
/** A colour, a size or another option was chosen. */
export const optionChosen = createEvent<{ type: string; value: string }>()
/** The main button was pressed. */
export const mainPressed = createEvent()
/** The product could not be loaded, and the shopper wants it tried again. */
export const productRetried = createEvent()

// What the cart says to it

/** A wanted item is in the cart. */
export const itemTaken = createEvent<{ productId: string }>()
/** A wanted item was refused, also when it was tried again. */
export const itemRefused = createEvent<{ productId: string; error: ShopError }>()
/** Nobody answers: a wanted item is kept, and goes in by itself once somebody does. */
export const itemQueued = createEvent<{ productId: string; error: ShopError }>()

// What we remember

/** The quick shop that was opened last. */
const $panel = createStore<Panel | null>(null).on(quickShopOpened, (_before, panel) => panel)

const optionKept = createEvent<{ productId: string; type: string; value: string }>()

/** What the shopper chose of each product, however often its quick shop is opened. */
const $choiceByProduct = createStore<Readonly<Record<string, Choice>>>({}).on(
  optionKept,
  (choices, { productId, type, value }) => ({ ...choices, [productId]: { ...choices[productId], [type]: value } }),
)

/** Whether the shopper is known by name, as a presale asks. */
const $isSignedIn = createStore(false)
  .on(tokenReceived, (_before, { answer }) => answer.consumerType !== 'GUEST')
  .reset(tokenForgotten)

/** The product of the open quick shop, on its way or there. */
export const $shownProduct = combine(
  $panel,
  $products,
  (panel, products) => (panel && products[panel.productId]) ?? null,
)

/** What the open quick shop offers; null until its product is there. */
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

/** The attribute that must be chosen first: the button was pressed without it. */
const choiceMissed = sample({
  clock: pressed,
  filter: ({ button, unchosen }) =>
    unchosen !== null && (button === 'notify' || button === 'update' || button === 'add'),
  fn: ({ unchosen }) => ({ type: unchosen ?? '' }),
})

/** What the shopper was asked to choose, until it is chosen; a new object each time it is asked. */
export const $missed = createStore<{ readonly type: string } | null>(null)
  .on(choiceMissed, (_before, missed) => missed)
  .on(optionChosen, (missed, { type }) => (missed?.type === type ? null : missed))
  .reset(quickShopOpened)

/** A presale was pressed by somebody whom the shop does not know. */
const signInAsked = sample({ clock: pressed, filter: offer => offer.button === 'sign-in' })

/** Whether the shopper was told to sign in first. */
export const $isSignInAsked = createStore(false)
  .on(signInAsked, () => true)
  .reset(quickShopOpened)

/** The shopper wants to be told when the chosen variant is back. */
export const notifyAsked = sample({
  clock: pressed,
  filter: ({ button, unchosen }) => button === 'notify' && !unchosen,
})

/** What the button of an open quick shop is busy with. */
export const $progress = createStore<'idle' | 'adding' | 'added'>('idle').reset(quickShopOpened)

/** A whole choice was pressed into the cart. */
export const itemWanted = sample({
  clock: pressed,
  source: { panel: $panel, progress: $progress },
  filter: ({ panel, progress }, { button, product, variant }) =>
    panel !== null &&
    progress !== 'adding' &&
    variant !== null &&
    // What only a store hands out is wanted with its store (pick-up.ts).
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

/** The wanted item of the open quick shop is in the cart. */
export const taken = sample({ clock: itemTaken, source: $panel, filter: isShown })

const refused = sample({ clock: itemRefused, source: $panel, filter: isShown, fn: (_panel, { error }) => error })

const held = sample({ clock: itemQueued, source: $panel, filter: isShown })

/** Why the cart refused, until the shopper tries again or chooses something else. */
export const $refusal = createStore<ShopError | null>(null)
  .on(refused, (_before, error) => error)
  .reset(itemWanted, optionChosen, quickShopOpened)

/** True while nobody answers, and the wanted item waits. */
export const $isQueued = createStore(false)
  .on(held, () => true)
  .reset(itemWanted, taken, refused, quickShopOpened)

// What follows

sample({ clock: quickShopOpened, target: settingsWanted })

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

/** Resolves when 'Added' has been shown long enough. */
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
