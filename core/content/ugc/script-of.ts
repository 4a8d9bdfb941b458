import type { ShopConfig } from '../../site/contracts'
import type { SocialGalleries } from '../../site/settings/contracts'

type Config = Pick<ShopConfig, 'locale' | 'api'>

/** Fills a gallery's name and the page's locale into the script's address; a path is the shop's own. */
export function scriptOf({ script, integrity }: SocialGalleries, containerId: string, config: Config) {
  const { locale, api } = config
  const values: Readonly<Record<string, string>> = { containerId, locale }
  const url = script.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : whole,
  )
  return { url: url.startsWith('/') ? api.replace(/\/$/, '') + url : url, integrity }
}

/** A page of products that are made to order, by a part of its path. */
export function isCustomsPage({ customsPaths }: SocialGalleries, address: string): boolean {
  const path = `${address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '')}/`
  return customsPaths.some(part => path.includes(`${part.replace(/\/$/, '')}/`))
}
