import type { ProductCard } from '../search/contracts'
import type { SuggestAnswer } from './contracts'

/** A suggestion below a search field. */
export type Option =
  | { readonly kind: 'recent' | 'word'; readonly text: string }
  | { readonly kind: 'category'; readonly id: string; readonly name: string; readonly total: number }
  | { readonly kind: 'product'; readonly product: ProductCard }

/** Without a text, the recent searches. */
export function optionsOf(text: string, recent: readonly string[], answer: SuggestAnswer | null): readonly Option[] {
  if (text.trim() === '') return recent.map(text => ({ kind: 'recent', text }))
  if (!answer) return []
  return [
    ...answer.words.map(text => ({ kind: 'word', text }) as const),
    ...answer.categories.map(({ id, name, total }) => ({ kind: 'category', id, name, total }) as const),
    ...answer.products.map(product => ({ kind: 'product', product }) as const),
  ]
}
