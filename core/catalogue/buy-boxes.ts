import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { loadSession } from '../http/stored-session'
import { tokenForgotten, tokenReceived } from '../http/token'
import { $config } from '../site/config'
import { $features, settingsWanted } from '../site/settings'
import type { Context } from './main-button'
import { type Offer, offerOf } from './offer'
import { $products, productWanted } from './products'
import { type Choice, firstChoice } from './variants'
import { without } from './without'

/** A place where a product is chosen and bought: the quick shop, a product on a page, a part of a set. */
export interface BuyBox {
  readonly id: string
  readonly productId: string
  readonly context: Context
  readonly itemId: string | null
  /** Closes after a successful add, even if no mini cart opens. */
  readonly closesAfterAdd: boolean
  /** It belongs to what is shown beside a product, and does not count as looked at. */
  readonly isBeside?: boolean
  /** The variant that is replaced: the choice begins with it, and is this place's own. */
  readonly upc?: string
}

/** The shopper's progress in a box. */
export interface Attempt {
  /** The attribute that was not chosen; a new object each time. */
  readonly missed: { readonly type: string } | null
  readonly isSignInAsked: boolean
  readonly notifyForm: 'closed' | 'open' | 'done'
  readonly progress: 'idle' | 'adding' | 'added'
  readonly refusal: ShopError | null
  readonly isQueued: boolean
}

export interface Box extends BuyBox, Attempt {}

export type Boxes = Readonly<Record<string, Box>>

const noAttempt: Attempt = {
  missed: null,
  isSignInAsked: false,
  notifyForm: 'closed',
  progress: 'idle',
  refusal: null,
  isQueued: false,
}

/** Only one quick shop is open at a time. */
export const QUICK_SHOP = 'quick-shop'

export const buyBoxOpened = createEvent<BuyBox>()
/** Its element is gone. */
export const buyBoxLeft = createEvent<string>()
export const optionChosen = createEvent<{ box: string; type: string; value: string }>()
export const mainPressed = createEvent<string>()
export const productRetried = createEvent<string>()

export const $boxes = createStore<Boxes>({})
  .on(buyBoxOpened, (boxes, box) => {
    const before = boxes[box.id]
    // What is on its way into the cart goes on, so that a second press adds nothing twice.
    const isAdding = before?.progress === 'adding' && before.productId === box.productId
    return { ...boxes, [box.id]: { ...noAttempt, ...(isAdding ? before : {}), ...box } }
  })
  .on(buyBoxLeft, without)

/** By the variant that is replaced, else by the product. */
const choiceMade = sample({
  clock: optionChosen,
  source: $boxes,
  filter: (boxes, { box }) => box in boxes,
  fn: (boxes, { box, type, value }) => {
    const { upc, productId } = boxes[box] as Box
    return { key: upc || productId, type, value }
  },
})

/** Kept while the page lives, so that a product has one choice wherever it is shown. */
const $choices = createStore<Readonly<Record<string, Choice>>>({})
  .on(choiceMade, (choices, { key, type, value }) => ({ ...choices, [key]: { ...choices[key], [type]: value } }))
  .on(buyBoxOpened, (choices, { upc = '' }) => without(choices, upc))

const readKeptFx = attach({ source: $config, effect: ({ key }) => loadSession(key)?.login ?? false })

export const $isSignedIn = createStore(false)
  .on(readKeptFx.doneData, (_before, isKept) => isKept)
  .on(tokenReceived, (_before, { answer }) => answer.consumerType !== 'GUEST')
  .reset(tokenForgotten)

/** By box; none until its product has loaded. */
export const $offers = combine(
  {
    boxes: $boxes,
    products: $products,
    choices: $choices,
    features: $features,
    isSignedIn: $isSignedIn,
  },
  ({ boxes, products, choices, features, isSignedIn }) => {
    const offers: Record<string, Offer | undefined> = {}
    for (const { id, productId, context, upc } of Object.values(boxes)) {
      const { product, inventory = null } = products[productId] ?? {}
      if (!product) continue
      const choice = { ...firstChoice(product, upc), ...choices[upc || productId] }
      const notifyOn = features['notifyMe'] ?? false
      offers[id] = offerOf({ product, inventory, choice, notifyOn, isSignedIn, context })
    }
    return offers
  },
)

sample({ clock: buyBoxOpened, fn: () => {}, target: [settingsWanted, readKeptFx] })

sample({
  clock: [buyBoxOpened.map(({ id }) => id), productRetried],
  source: $boxes,
  filter: (boxes, id) => id in boxes,
  fn: (boxes, id) => boxes[id]?.productId ?? '',
  target: productWanted,
})

export function changed(boxes: Boxes, ids: readonly string[], change: Partial<Attempt>): Boxes {
  const all: Record<string, Box> = { ...boxes }
  for (const id of ids) if (all[id]) all[id] = { ...all[id], ...change }
  return all
}
