import type { SeedProduct } from '../types'
import { hash } from './hash'

const ALIKE = 2
const BESIDE = 6

const goesWith = (product: SeedProduct, other: SeedProduct) =>
  other.id !== product.id &&
  !other.giftWithPurchase &&
  (other.gender === product.gender || other.gender === 'unisex' || product.gender === 'unisex')

/** Gives each product what runners also chose: two of its own kind and six of others, no two of those alike. */
export const withRelated = (products: readonly SeedProduct[]): SeedProduct[] =>
  products.map(product => {
    const others = products
      .filter(other => goesWith(product, other))
      .map(other => ({ other, order: hash(product.id + other.id) }))
      .sort((a, b) => a.order - b.order)
      .map(({ other }) => other)
    const alike = others.filter(other => other.kind === product.kind).slice(0, ALIKE)
    const kinds = new Set<string>([product.kind])
    const beside = others.filter(other => !kinds.has(other.kind) && kinds.add(other.kind)).slice(0, BESIDE)
    return { ...product, related: [...alike, ...beside].map(({ id }) => id) }
  })
