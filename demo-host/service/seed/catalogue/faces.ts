import type { SeedProduct } from '../types'

/** Gives each product a default colour in which no product before it shows the same drawing, so that a grid does not repeat itself. */
export const withOwnFaces = (products: readonly SeedProduct[]): SeedProduct[] => {
  const shown = new Set<string>()
  return products.map(product => {
    const palette = product.attributes.find(({ type }) => type === 'color')?.options.map(({ value }) => value) ?? []
    const own = [product.defaultColor, ...palette].find(colour => colour && !shown.has(product.kind + colour))
    const face = own ?? product.defaultColor
    shown.add(product.kind + face)
    return face === undefined ? product : { ...product, defaultColor: face }
  })
}
