import { sample } from 'effector'
import { logError } from '../runtime/log-error'
import { addressesKnown, type AddressOf, type ProductPlace } from './address-of'
import { $config } from './config'
import { $settings, settingsWanted } from './settings'

/** The page's template, else the access key's. */
sample({
  clock: [settingsWanted, $settings],
  source: { config: $config, settings: $settings },
  fn({ config: { productUrl, locale }, settings }): AddressOf {
    const template = [productUrl, settings?.productUrl].find(isTemplate)
    return place => (template ? productAddress(template, place, locale) : null)
  },
  target: addressesKnown,
})

/** Fills `{id}`, `{slug}`, `{locale}` (`en-us`) and `{path}` (`/en-us/p/court-shoe-TQ4407AB12`) into a template. */
export function productAddress(template: string, { productId, path }: ProductPlace, locale: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const values: Readonly<Record<string, string>> = {
    id: encodeURIComponent(productId),
    slug: name.endsWith(`-${productId}`) ? name.slice(0, -productId.length - 1) : name,
    locale: locale.toLowerCase(),
    path,
  }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Where a product is made to order: at an address of its own, or at a path of the shop. */
export function designAddress(of: AddressOf, productId: string, url: string | null | undefined): string | null {
  if (url?.startsWith('/')) return of({ productId, path: url })
  return url && /^https?:/i.test(url) ? url : null
}

/** An http(s) URL, or a path from the page's root. */
function isTemplate(text: string | undefined): text is string {
  if (!text) return false
  const isAddress = /^(https?:\/\/[^/\s{]|\/(?!\/)|\{path\})/i.test(text)
  if (!isAddress) logError(`Expected data-product-url to be like "https://www.example.com{path}", got "${text}".`)
  return isAddress
}
