import { createEffect, type Effect, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { askBotCheckFx } from './bot-check'
import { bidCookie } from '../runtime/bid-cookie'

/** Sends an address with the bot check's token for orders, and a shipping address with the page's `bid`. */
export function addressCallFx<Call extends { body: object }, Answer>(
  sendFx: Effect<Call, Answer, ShopError>,
  more?: 'with-bid',
): Effect<Call, Answer, ShopError> {
  return createEffect<Call, Answer, ShopError>(async call => {
    const checkBot = scopeBind(askBotCheckFx, { safe: true })
    const send = scopeBind(sendFx, { safe: true })
    const token = await checkBot('placeOrder')
    const bid = more && bidCookie()
    return send({
      ...call,
      body: { ...call.body, ...(token ? { recaptcha_response: token } : {}), ...(bid ? { bid } : {}) },
    })
  })
}
