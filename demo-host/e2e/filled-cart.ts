import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { shop } from './places'

type Variant = { upc: string; productInventoryState: string }

/** A cart that somebody filled on a host page, on its way to checkout: the code to bring, and whose it is. */
export async function filledCart(
  request: APIRequestContext,
  ...productIds: readonly string[]
): Promise<{ code: string; basketId: string; token: string }> {
  const call = async (method: string, path: string, data?: object, token?: string) => {
    const answer = await request.fetch(shop + path, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-access-key': 'pk_demo',
        'x-locale': 'en-US',
        'x-transaction-id': randomUUID(),
        origin: shop,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(data ? { data } : {}),
    })
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
  const { accessToken } = await call('POST', '/token/v2/auth/token', { type: 'Guest', returnRefreshToken: true })
  let basketId = ''
  for (const productId of productIds.length > 0 ? productIds : ['TQ4407AB12']) {
    const product: { variants: Variant[] } = await call('GET', `/products/v2/products/${productId}/details?lang=en`)
    const [variant] = product.variants.filter(({ productInventoryState }) => productInventoryState === 'InStock')
    const item = { productId, upc: variant?.upc, qty: 1, ...(basketId ? { cartId: basketId } : {}) }
    const cart = await call('POST', basketId ? '/cart/v1/item' : '/cart/v1/cartWithItem', item, accessToken)
    basketId = cart.basketId
  }
  const { handoff } = await call('POST', '/token/v2/auth/handoff', { basketId }, accessToken)
  return { code: handoff, basketId, token: accessToken }
}

/** Brings a filled cart to the first step of checkout. */
export async function arrive(
  page: Page,
  { locale = 'en-us', productId = 'TQ4407AB12', productIds = [] as readonly string[] } = {},
): Promise<void> {
  // A context's own cookies would make the cart the page's before it arrives.
  const { code } = await filledCart(page.request, ...(productIds.length > 0 ? productIds : [productId]))
  await page.goto(`${shop}/${locale}/checkout#handoff=${encodeURIComponent(code)}`)
  await expect(page).toHaveURL(`${shop}/${locale}/checkout/shipping`)
}
