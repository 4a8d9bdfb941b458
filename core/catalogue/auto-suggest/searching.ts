import { createEffect, createEvent, sample } from 'effector'
import { logError } from '../../runtime/log-error'
import { pageAddress } from '../../runtime/page-address'
import { visitFx } from '../../runtime/visit'
import { $addressOf } from '../../site/address-of'
import { $isListingThere, textSearched } from '../search/searched'
import { $fields, fieldClosed, textSet } from './fields'
import type { Option } from './options'
import { textRemembered } from './recent'

/** `resultsUrl`: the page that shows results; without one a list on this page does. */
type OfField = { readonly key: string; readonly resultsUrl: string }
type Search = OfField & { readonly text: string; readonly categoryId?: string }

/** The text as it was typed. */
export const searchSubmitted = createEvent<OfField>()
export const optionChosen = createEvent<OfField & { option: Option }>()

/** A found product that has no page of its own here. */
export const productOpened = createEvent<{ productId: string }>()

const searched = createEvent<Search>()

sample({
  clock: searchSubmitted,
  source: $fields,
  filter: (fields, { key }) => (fields[key]?.text.trim() ?? '') !== '',
  fn: (fields, { key, resultsUrl }) => ({ key, resultsUrl, text: fields[key]?.text.trim() ?? '' }),
  target: searched,
})

sample({
  clock: optionChosen,
  filter: ({ option }) => option.kind !== 'product',
  fn: ({ key, resultsUrl, option }): Search => {
    if (option.kind === 'category') return { key, resultsUrl, text: '', categoryId: option.id }
    return { key, resultsUrl, text: 'text' in option ? option.text : '' }
  },
  target: searched,
})

// The field says what is shown.
sample({ clock: searched, fn: ({ key, text }) => ({ key, text }), target: textSet })

sample({ clock: optionChosen, fn: ({ key }) => key, target: fieldClosed })

sample({ clock: searched, filter: ({ text }) => text !== '', fn: ({ text }) => text, target: textRemembered })

sample({
  clock: searched,
  filter: search => resultsAddress(search) !== null,
  fn: search => resultsAddress(search) ?? '',
  target: visitFx,
})

sample({
  clock: searched,
  source: $isListingThere,
  filter: (isThere, search) => isThere && resultsAddress(search) === null,
  fn: (_isThere, { text, categoryId }) => ({ text, ...(categoryId && { categoryId }) }),
  target: textSearched,
})

const logErrorFx = createEffect(() =>
  logError('Expected results-url="https://…" at <till-search>, or a <till-product-grid> on its page, got neither.'),
)

sample({
  clock: searched,
  source: $isListingThere,
  filter: (isThere, search) => !isThere && resultsAddress(search) === null,
  fn: () => {},
  target: logErrorFx,
})

const productChosen = sample({
  clock: optionChosen,
  source: $addressOf,
  filter: (_address, { option }) => option.kind === 'product',
  fn: ({ of }, { option }) => {
    if (option.kind !== 'product') return { productId: '', address: null }
    const { id: productId, url: path } = option.product
    return { productId, address: of({ productId, path }) }
  },
})

sample({
  clock: productChosen,
  filter: ({ address }) => address !== null,
  fn: ({ address }) => address ?? '',
  target: visitFx,
})

sample({
  clock: productChosen,
  filter: ({ address }) => address === null,
  fn: ({ productId }) => ({ productId }),
  target: productOpened,
})

/** Null without a page for results, or if its address is invalid. */
function resultsAddress({ resultsUrl, text, categoryId }: Search): string | null {
  if (!resultsUrl) return null
  try {
    const address = new URL(resultsUrl, pageAddress() || undefined)
    if (!/^https?:$/.test(address.protocol)) return null
    if (text) address.searchParams.set('q', text)
    if (categoryId) address.searchParams.set('category', categoryId)
    return address.href
  } catch {
    return null
  }
}
