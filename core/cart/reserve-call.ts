import { createEffect, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { askBotCheckFx } from '../http/bot-check'
import { requestFx } from '../http/request'
import { endpoints } from './endpoints'

const sendFx = requestFx(endpoints.reserveWithItem)

type Call = Parameters<typeof sendFx>[0]

/** Reserves; passes a bot check if the service asks for one. */
export const reserveFx = createEffect(async (call: Call) => {
  const ask = scopeBind(askBotCheckFx, { safe: true })
  const send = scopeBind(sendFx, { safe: true })
  try {
    return await send(call)
  } catch (error) {
    const { appId } = error as Partial<Extract<ShopError, { kind: 'http' }>>
    const token = appId ? await ask('placeOrder') : undefined
    if (!token) throw error
    // A fixed id, so that a lost second answer does not add twice.
    const again = call.transactionId ? { transactionId: `${call.transactionId}-checked` } : {}
    return send({ ...call, ...again, body: { ...call.body, recaptcha_response: token } })
  }
})
