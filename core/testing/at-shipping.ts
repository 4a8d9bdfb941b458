import { cartSeen, countriesWanted, methodsWanted } from '../delivery'
import { offer, rules } from './a-form'
import { aCart } from './a-cart'
import { aReadyCart } from './an-order'
import { type Shop, shopFor } from './shop-for'

/** The calls of the shipping step. */
export const validate = 'POST /cart/v1/cart/:basketId/shippingAddress/validation'
export const add = 'POST /cart/v2/cart/:basketId/shippingAddress'
export const methods = 'GET /cart/v1/cart/:basketId/shippingMethod/:shippingId'
export const choose = 'POST /cart/v1/shippingMethod'

/** A shop whose shopper comes to the shipping step with this cart, before its methods are read. */
export async function beforeMethods(
  answers: Record<string, unknown> = {},
  key?: string,
  cart = aCart(),
): Promise<Shop> {
  const country = (code: string) => ({ code, name: code, dialCode: '+1', mask: null, shipping: true })
  const shop = await shopFor(
    {
      'GET /consumers-v3/utilities/countryList': { countries: [country('US'), country('GB')] },
      'GET /utilities/i18n/:countryCode': ({ path }: { path: string }) => {
        const code = path.slice(-2) as keyof typeof rules
        return { countryCode: code, shipping: rules[code], billing: rules[code] }
      },
      [validate]: { valid: 'VALID', fields: [] },
      [add]: () => aReadyCart(),
      [methods]: offer,
      [choose]: () =>
        aReadyCart({ shippingMethods: [{ shippingId: 'ship-1', selected: 'express', applicableShippingMethods: [] }] }),
      ...answers,
    },
    key ? { config: { key } } : {},
  )
  await shop.press(cartSeen, cart)
  await shop.press(countriesWanted)
  return shop
}

export async function atShipping(...given: Parameters<typeof beforeMethods>): Promise<Shop> {
  const shop = await beforeMethods(...given)
  await shop.press(methodsWanted)
  return shop
}
