import type { Catalogue, Product } from '../../core/catalogue/contracts'
import type { SearchAnswer } from '../../core/catalogue/search/contracts'
import type { PagesSettings } from './settings'

/** What a brand's own back end asks of the shop to render its pages, in American English where no locale is named. */
export type ShopClient = {
  catalogue(locale?: string): Promise<Catalogue>
  search(query: Record<string, string>, locale?: string): Promise<SearchAnswer>
  /** The products of a category; null where there is none of that id. */
  category(query: Record<string, string>, locale?: string): Promise<SearchAnswer | null>
  product(id: string, locale?: string): Promise<Product | null>
  /** What a fragment is called; null where there is none of that id. */
  fragment(id: string, locale?: string): Promise<{ readonly name: string } | null>
}

const ENGLISH = 'en-US'

/** Reads the shop's catalogue over HTTP as any server of a merchant would; throws where the shop does not answer. */
export function shopClient({ shop, hostPort }: PagesSettings): ShopClient {
  async function read<Answer>(path: string, locale: string): Promise<Answer | null> {
    const response = await fetch(`${shop}${path}${path.includes('?') ? '&' : '?'}lang=${locale.slice(0, 2)}`, {
      headers: {
        accept: 'application/json',
        origin: `http://localhost:${hostPort}`,
        'x-access-key': 'pk_demo',
        'x-locale': locale,
        'x-correlation-id': crypto.randomUUID(),
        'x-transaction-id': crypto.randomUUID(),
      },
      signal: AbortSignal.timeout(5000),
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`The shop answered ${response.status} to ${path}`)
    return (await response.json()) as Answer
  }
  async function found<Answer>(path: string, locale: string): Promise<Answer> {
    const answer = await read<Answer>(path, locale)
    if (answer === null) throw new Error(`The shop has nothing at ${path}`)
    return answer
  }
  return {
    catalogue: (locale = ENGLISH) => found<Catalogue>('/products/v2/catalog', locale),
    search: (query, locale = ENGLISH) => found<SearchAnswer>(searchOf(query), locale),
    category: (query, locale = ENGLISH) => read<SearchAnswer>(searchOf(query), locale),
    product: (id, locale = ENGLISH) => read<Product>(`/products/v2/products/${encodeURIComponent(id)}/details`, locale),
    fragment: (id, locale = ENGLISH) =>
      read<{ name: string }>(`/live/caas/v1/canvas/fragment/${encodeURIComponent(id)}`, locale),
  }
}

const searchOf = (query: Record<string, string>): string =>
  `/products/v2/search/productSearch?${new URLSearchParams(query)}`
