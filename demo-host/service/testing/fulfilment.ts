import { endpoints as sandbox } from '../../../core/sandbox/endpoints'
import { signUpdate } from '../fulfilment/carrier-update'
import type { TestService } from './test-service'

/** Lets the sandbox's warehouse and carrier jump ahead, for one order alone if it is named. */
export const hoursLater = (shop: TestService, hours: number, orderNumber?: string) =>
  shop.nobody(sandbox.advanceSandboxClock, { body: { hours, ...(orderNumber ? { orderNumber } : {}) } })

/** A carrier's report about a parcel; `signed` where the signature, or its secret, is not its own. */
export async function carrierReports(
  shop: TestService,
  trackingNumber: string,
  status: string,
  signed: string | { readonly secret: string } = { secret: shop.configuration.carrierSecret ?? '' },
): Promise<number> {
  const details = [{ status, occurredAt: new Date().toISOString() }]
  const payload = JSON.stringify({ id: 'news', type: 'tracker.updated', tracker: { trackingNumber, details } })
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/fulfilment/v1/events',
    headers: {
      'content-type': 'application/json',
      'x-carrier-signature': typeof signed === 'string' ? signed : signUpdate(payload, signed.secret),
    },
    payload,
  })
  return answer.statusCode
}
