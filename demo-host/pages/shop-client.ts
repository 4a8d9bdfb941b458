import type { Catalogue, Product, SearchAnswer } from '../../core/catalogue/contracts'
import type { PagesSettings } from './settings'

/** What a brand's own back end asks of the shop to render its pages. */
export type ShopClient = {
  catalogue(): Promise<Catalogue>
  search(query: Record<string, string>): Promise<SearchAnswer>
  /** The products of a category; null where there is none of that id. */
  category(query: Record<string, string>): Promise<SearchAnswer | null>
  product(id: string): Promise<Product | null>
}

/** Reads the shop's catalogue over HTTP as any server of a merchant would; throws where the shop does not answer. */
export function shopClient({ shop, hostPort }: PagesSettings): ShopClient {
  async function read<Answer>(path: string, locale = 'en-US'): Promise<Answer | null> {
    const response = await fetch(shop + path, {
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
  async function found<Answer>(path: string): Promise<Answer> {
    const answer = await read<Answer>(path)
    if (answer === null) throw new Error(`The shop has nothing at ${path}`)
    return answer
  }
  return {
    catalogue: () => found<Catalogue>('/products/v2/catalog?lang=en'),
    search: query => found<SearchAnswer>(searchOf(query)),
    category: query => read<SearchAnswer>(searchOf(query)),
    product: id => read<Product>(`/products/v2/products/${encodeURIComponent(id)}/details?lang=en`),
  }
}

const searchOf = (query: Record<string, string>): string =>
  `/products/v2/search/productSearch?${new URLSearchParams({ lang: 'en', ...query })}`
