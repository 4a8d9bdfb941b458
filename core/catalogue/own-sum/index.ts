import { createEvent, createStore, sample } from 'effector'
import { decimalsOf } from '../../format/decimals'
import { latinDigits } from '../../format/latin-digits'
import { numberLimits } from '../../validate/number-limits'
import type { Offer } from '../offer'
import { without } from '../without'
import { $boxes, $offers, buyBoxOpened, optionChosen } from '../buy-boxes'
import { withAdding, boxesAdded } from '../buying'

// The custom amount of a gift card, within the service's limits. Its field loads with this part.

export type SumProblem = 'required' | 'number' | 'min' | 'max'

/** `amount` is in major units. */
export type OwnSum = { readonly productId: string; readonly upc: string; readonly customAmount: number }

export const ownSumTyped = createEvent<{ box: string; text: string }>()
export const ownSumSubmitted = createEvent<string>()

export const $ownSums = createStore<Readonly<Record<string, string>>>({})
  .on(ownSumTyped, (sums, { box, text }) => ({ ...sums, [box]: text }))
  .on(buyBoxOpened, (sums, { id }) => without(sums, id))
  .on(boxesAdded, (sums, ids) => ids.reduce(without, sums))

const checked = sample({
  clock: ownSumSubmitted,
  source: { offers: $offers, texts: $ownSums },
  fn: ({ offers, texts }, box) => ({ box, offer: offers[box], text: texts[box] ?? '' }),
}).filterMap(({ box, offer, text }) => offer && { box, sum: sumFor(offer, text) })

const refused = checked.filterMap(({ box, sum }) => (typeof sum === 'string' ? { box, problem: sum } : undefined))

const accepted = checked.filterMap(({ box, sum }) => (typeof sum === 'string' ? undefined : { box, sum }))

export const ownSumWanted = accepted.map(({ sum }) => sum)

/** A new object each time. */
export const $ownSumProblem = createStore<{ readonly box: string; readonly problem: SumProblem } | null>(null)
  .on(refused, (_before, problem) => problem)
  .reset(ownSumTyped, optionChosen, ownSumWanted)

$boxes.on(accepted, (all, { box }) => withAdding(all, box))

function sumFor({ product, attributes }: Offer, text: string): OwnSum | SumProblem {
  if (!text.trim()) return 'required'
  const amount = amountOf(text, product.currency)
  if (amount === null) return 'number'
  const beyond = numberLimits(amount, product.customAmount ?? { min: 0, max: 0 })
  if (beyond) return beyond
  const chosen = attributes.flatMap(({ type, options }) =>
    type === 'amount' ? [] : options.filter(({ isChosen }) => isChosen).map(({ value }) => ({ type, value })),
  )
  const isChosen = (ofVariant: readonly { type: string; value: string }[]) =>
    chosen.every(({ type, value }) => ofVariant.some(one => one.type === type && one.value === value))
  const variant = product.variants.find(each => isChosen(each.attributes)) ?? product.variants[0]
  return { productId: product.id, upc: variant?.upc ?? '', customAmount: amount }
}

const HUNDREDTHS = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/
const THOUSANDTHS = /^([\d.,]*?)(?:[.,](\d{1,3}))?$/

/** Reads any locale's digits and separators; null for an invalid number or too many decimals. */
function amountOf(text: string, currency: string): number | null {
  const digits = decimalsOf(currency)
  const plain = latinDigits(text)
    .replace(/٫/g, '.')
    .replace(/[^\d.,]/g, '')
  // Three digits after a separator are decimals in a currency that has so many, else thousands.
  const [, whole = '', part = ''] = (digits > 2 ? THOUSANDTHS : HUNDREDTHS).exec(plain) ?? []
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${part || 0}`)
  return /\d/.test(whole) && part.length <= digits && Number.isFinite(amount) ? amount : null
}
