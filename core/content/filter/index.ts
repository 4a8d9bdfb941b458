import { createEvent, createStore } from 'effector'
import type { Filter } from '../blocks/contracts'

/** What the page is about: a product, a category, or neither. */
export interface PageSubject {
  readonly product: string | null
  readonly category: string | null
}

/** Blocks are on the page, and there may be a filter among them. */
export const filtersShown = createEvent()

export const pageWentOn = createEvent<string>()

export const $wentTo = createStore<string | null>(null).on(pageWentOn, (_before, address) => address)

const productPaths = [/\/p\/(?:[^/]*-)?([A-Z]{2}[A-Z\d]{6,9})(?=\/|$)/, /-p([A-Za-z\d]{8,11})(?=\/|$)/]
const categoryPaths = [/\/c\/(?:[^/]*-)?(\d{4,10})(?=\/|$)/, /-c(\d{4,6})(?=\/|$)/]

/** What the page says itself goes before its address. */
export function subjectOf(address: string, said: { product?: string; category?: string } = {}): PageSubject {
  const path = address.replace(/[?#].*$/, '')
  return {
    product: said.product || found(productPaths, path),
    category: said.category || found(categoryPaths, path),
  }
}

/** A page that is about no product, or no category, is in no list of them. */
export function matchesFilter({ filterType, operator, values }: Filter, { product, category }: PageSubject): boolean {
  const subject = filterType === 'bySku' ? product : category
  const isListed = subject !== null && values.includes(subject)
  return operator === 'IN' ? isListed : !isListed
}

function found(shapes: readonly RegExp[], path: string): string | null {
  for (const shape of shapes) {
    const id = shape.exec(path)?.[1]
    if (id) return id
  }
  return null
}
