import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { shop } from './places'
import { shopCall } from './shop-call'

type Variant = { upc: string; productInventoryState: string }

/** One of a product, as it is put into a cart: the first variant that is in stock. */
export async function oneOf(request: APIRequestContext, productId: string) {
  const path = `/products/v2/products/${productId}/details?lang=en`
  const product: { variants: Variant[] } = await shopCall(request, 'GET', path)
  const [variant] = product.variants.filter(({ productInventoryState }) => productInventoryState === 'InStock')
  return { productId, upc: variant?.upc, qty: 1 }
}

/** A cart that somebody filled on a host page, on its way to checkout: the code to bring, and whose it is. */
export async function filledCart(
  request: APIRequestContext,
  ...productIds: readonly string[]
): Promise<{ code: string; basketId: string; token: string }> {
  const { accessToken } = await shopCall(request, 'POST', '/token/v2/auth/token', {
    data: { type: 'Guest', returnRefreshToken: true },
  })
  let basketId = ''
  for (const productId of productIds.length > 0 ? productIds : ['TQ4407AB12']) {
    const data = { ...(await oneOf(request, productId)), ...(basketId ? { cartId: basketId } : {}) }
    const path = basketId ? '/cart/v1/item' : '/cart/v1/cartWithItem'
    const cart = await shopCall(request, 'POST', path, { data, token: accessToken })
    basketId = cart.basketId
  }
  const { handoff } = await shopCall(request, 'POST', '/token/v2/auth/handoff', {
    data: { basketId },
    token: accessToken,
  })
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
