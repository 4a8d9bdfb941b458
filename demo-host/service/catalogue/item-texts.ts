import type { CartItem } from '../../../core/shapes/cart-item'
import { toMajor } from '../pricing/currency'
import type { Currency } from '../pricing/money'
import { roundMoney } from '../../../core/format/round-money'
import { pictureUrl } from './picture-url'
import type { ProductFacts } from '../repositories/product-facts'
import type { AllWords } from '../languages/words'
import { type Reader, localised } from '../languages/localised'
import type { CartLine } from '../documents/cart'

/** The texts of a cart item in one language. */
export type ItemTexts = {
  readonly name: string
  readonly slug: string
  readonly image: string
  readonly pdpUrl: string
  readonly attributes: CartItem['attributes']
}

type Chosen = Pick<CartLine, 'productId' | 'upc' | 'recipeId'>

const known = new WeakMap<ProductFacts, Map<string, ItemTexts>>()

/** Cached for each language as long as the facts of its product. */
export function itemTextsOf(chosen: Chosen, facts: ProductFacts | undefined, reader: Reader): ItemTexts {
  if (!facts) return describe(chosen, facts, reader)
  const cached = known.get(facts) ?? new Map<string, ItemTexts>()
  known.set(facts, cached)
  const name = `${reader.locale} ${chosen.upc} ${chosen.recipeId}`
  const texts = cached.get(name) ?? describe(chosen, facts, reader)
  cached.set(name, texts)
  return texts
}

function describe(chosen: Chosen, facts: ProductFacts | undefined, reader: Reader): ItemTexts {
  const slug = facts?.document.slug ?? chosen.productId.toLowerCase()
  return {
    name: facts ? localised(facts.document.name, reader) : chosen.productId,
    slug,
    image: imageOf(chosen, facts, reader),
    pdpUrl: `/${reader.locale.toLowerCase()}/p/${slug}-${chosen.productId}`,
    attributes: attributesOf(chosen, facts, reader),
  }
}

const DESIGN: AllWords = { en: 'Design', fr: 'Création', de: 'Design', ja: 'デザイン', ar: 'التصميم' }

/** The chosen variant in words, and the design that it is made to. */
function attributesOf(
  { upc, recipeId }: Pick<CartLine, 'upc' | 'recipeId'>,
  facts: ProductFacts | undefined,
  reader: Reader,
): CartItem['attributes'] {
  const recipe = facts?.document.customs?.recipes.find(({ id }) => id === recipeId)
  const chosen = (facts?.variants.get(upc) ?? []).map(({ type, value }) => {
    const attribute = facts?.document.attributes.find(known => known.type === type)
    const option = attribute?.options.find(known => known.value === value)
    return {
      type,
      label: attribute ? localised(attribute.label, reader) : type,
      value: option ? localised(option.label, reader) : value,
    }
  })
  if (!recipe) return chosen
  return [...chosen, { type: 'recipe', label: localised(DESIGN, reader), value: localised(recipe.label, reader) }]
}

/** The picture of the chosen variant, else the first of the product. */
function imageOf({ upc }: Pick<CartLine, 'upc'>, facts: ProductFacts | undefined, { configuration }: Reader): string {
  const values = facts?.variants.get(upc)?.map(({ value }) => value) ?? []
  const options = facts?.document.attributes.flatMap(attribute => attribute.options) ?? []
  const withPictures = options.filter(option => option.pictures && option.pictures.length > 0)
  const own = withPictures.find(({ value }) => values.includes(value)) ?? withPictures[0]
  const [picture] = own?.pictures ?? []
  return picture ? pictureUrl(configuration, picture.name) : ''
}

/** A gift card's name includes its amount, also a custom one. */
export function withSum(
  attributes: CartItem['attributes'],
  price: { readonly current: number } | null,
  currency: Currency,
  { locale }: Pick<Reader, 'locale'>,
): CartItem['attributes'] {
  if (!price || !attributes.some(({ type }) => type === 'amount')) return attributes
  const value = roundMoney(toMajor(price.current, currency), currency, locale)
  return attributes.map(attribute => (attribute.type === 'amount' ? { ...attribute, value } : attribute))
}
