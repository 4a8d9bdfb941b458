import type { APIRequestContext, Page } from '@playwright/test'
import { shop as shared } from './places'
import { shopCall } from './shop-call'
import { expectAddress } from './soon'

type Variant = { upc: string; productInventoryState: string }

/** One of a product, as it is put into a cart: the first variant that is in stock. */
export async function oneOf(request: APIRequestContext, productId: string, shop = shared) {
  const path = `/products/v2/products/${productId}/details?lang=en`
  const product: { variants: Variant[] } = await shopCall(request, 'GET', path, { shop })
  const [variant] = product.variants.filter(({ productInventoryState }) => productInventoryState === 'InStock')
  return { productId, upc: variant?.upc, qty: 1 }
}

/** A cart that somebody filled on a host page, on its way to checkout: the code to bring, and whose it is. */
export const filledCart = (request: APIRequestContext, ...productIds: readonly string[]) =>
  fill(request, productIds, shared)

async function fill(
  request: APIRequestContext,
  productIds: readonly string[],
  shop: string,
): Promise<{ code: string; basketId: string; token: string }> {
  const { accessToken: token } = await shopCall(request, 'POST', '/token/v2/auth/token', {
    data: { type: 'Guest', returnRefreshToken: true },
    shop,
  })
  let basketId = ''
  for (const productId of productIds.length > 0 ? productIds : ['TQ4407AB12']) {
    const data = { ...(await oneOf(request, productId, shop)), ...(basketId ? { cartId: basketId } : {}) }
    const path = basketId ? '/cart/v1/item' : '/cart/v1/cartWithItem'
    const cart = await shopCall(request, 'POST', path, { data, token, shop })
    basketId = cart.basketId
  }
  const { handoff } = await shopCall(request, 'POST', '/token/v2/auth/handoff', { data: { basketId }, token, shop })
  return { code: handoff, basketId, token }
}

/** Brings a filled cart to the first step of checkout. */
export async function arrive(
  page: Page,
  { locale = 'en-us', productId = 'TQ4407AB12', productIds = [] as readonly string[], shop = shared } = {},
): Promise<void> {
  // A context's own cookies would make the cart the page's before it arrives.
  const { code } = await fill(page.request, productIds.length > 0 ? productIds : [productId], shop)
  await page.goto(`${shop}/${locale}/checkout#handoff=${encodeURIComponent(code)}`)
  await expectAddress(page, `${shop}/${locale}/checkout/shipping`)
}
