import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import { siteLocaleOf } from '../languages/site-locale'
import { readAccessKeys } from '../repositories/access-keys'

/** The address of a product for a shopper who asked on a page of this origin: by the template of that page's key, else of a key of the shop, else the page's own address for it. */
export async function productLink(
  db: Db,
  configuration: Configuration,
  { origin, locale, slug, productId }: Readonly<Record<'origin' | 'locale' | 'slug' | 'productId', string>>,
): Promise<string> {
  const keys = [...(await readAccessKeys(db, configuration)).values()].filter(({ productUrl }) => productUrl)
  const key = keys.find(({ origins }) => origins.has(origin)) ?? keys.find(({ trust }) => trust === 'first-party')
  const place = siteLocaleOf(locale)
  const values: Readonly<Record<string, string>> = {
    ...{ id: encodeURIComponent(productId), slug, locale: place },
    path: `/${place}/p/${slug}-${productId}`,
  }
  const address = (key?.productUrl ?? '{path}').replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return new URL(address, origin).href
}
