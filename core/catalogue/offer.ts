import type { AttributeOption, Inventory, Product, ProductImage, Variant } from './contracts'
import { type Context, canNotify, isHeldOf, type MainButton, mainButtonOf } from './main-button'
import { formOf, type PriceForm } from './prices/forms'
import {
  type Choice,
  isCounted,
  isHeldByOthers,
  LOW_STOCK,
  priceOf,
  quantityOf,
  unchosen,
  variantOf,
  variantsOf,
} from './variants'

export interface OfferedOption extends AttributeOption {
  readonly isChosen: boolean
  /** Sold out together with the earlier choices. */
  readonly isGone: boolean
  /** Unavailable because other shoppers hold the last ones. */
  readonly isHeld: boolean
  /** Can be chosen; a sold-out option can if the shop offers notifications. */
  readonly isOpen: boolean
  readonly isLow: boolean
}

/** What a quick shop shows for a choice. */
export interface Offer {
  readonly product: Product
  readonly attributes: readonly { type: string; label: string; options: readonly OfferedOption[] }[]
  readonly images: readonly ProductImage[]
  readonly price: PriceForm
  readonly button: MainButton
  /** Other shoppers hold the last ones of what is chosen. */
  readonly isHeld: boolean
  /** Replaces a saved item. */
  readonly isForSaved: boolean
  /** The variant of a complete choice. */
  readonly variant: Variant | null
  /** The next attribute to choose. */
  readonly unchosen: string | null
  /** The remaining quantity, if it is low. */
  readonly fewLeft: number | null
}

export interface Terms {
  readonly product: Product
  readonly inventory: Inventory | null
  readonly choice: Choice
  readonly notifyOn: boolean
  readonly isSignedIn: boolean
  readonly context: Context
}

export function offerOf({ product, inventory, choice, notifyOn, isSignedIn, context }: Terms): Offer {
  const count = (variant: Variant) => quantityOf(product, variant, inventory)
  const isFew = (quantity: number) => isCounted(product) && quantity > 0 && quantity <= LOW_STOCK
  const variant = variantOf(product, choice)
  const left = variantsOf(product, choice).map(each => ({
    variant: each,
    quantity: count(each),
    isHeld: isHeldByOthers(each, inventory),
  }))
  const quantity = variant && count(variant)
  return {
    product,
    attributes: product.attributes.map(({ type, label, options }, place) => {
      const before = Object.fromEntries(
        product.attributes
          .slice(0, place)
          .flatMap(({ type }) => (choice[type] === undefined ? [] : [[type, choice[type]]])),
      )
      return {
        type,
        label,
        options: options.map(option => {
          const matching = variantsOf(product, { ...before, [type]: option.value })
          const max = Math.max(0, ...matching.map(count))
          const isHeld = max === 0 && matching.some(each => isHeldByOthers(each, inventory))
          return {
            ...option,
            isChosen: choice[type] === option.value,
            isGone: max === 0,
            isHeld,
            isOpen:
              max > 0 || isHeld || type === 'color' || (notifyOn && matching.some(each => canNotify(product, each))),
            isLow: matching.length === 1 && isFew(max),
          }
        }),
      }
    }),
    images: imagesOf(product, choice),
    price: formOf(priceOf(product, choice)),
    button: mainButtonOf({ product, left, notifyOn, isSignedIn, context }),
    isHeld: isHeldOf(left),
    isForSaved: context === 'update-saved-item',
    variant,
    unchosen: unchosen(product, choice),
    fewLeft: quantity !== null && isFew(quantity) ? quantity : null,
  }
}

/** The chosen colour's pictures, else those without a colour, else all. */
function imagesOf({ images }: Product, { color }: Choice): readonly ProductImage[] {
  const ofColor = images.filter(image => image.color === color)
  if (ofColor.length) return ofColor
  const common = images.filter(image => !image.color)
  return common.length ? common : images
}
