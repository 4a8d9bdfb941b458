import { carrierOf } from '../../fulfilment/carrier'
import { type CarrierUpdate, signNews, type WarehouseUpdate } from '../../fulfilment/carrier-update'
import { deliverMailed } from '../../fulfilment/mailed-orders'
import { fulfilSandbox } from '../../fulfilment/sandbox-fulfilment'
import type { ServiceApp } from '../../plugins/service'

/** Where warehouses and carriers tell how far orders are. */
export const NEWS = '/fulfilment/v1/events'

/** Does what would have been done by the sandbox's clock, its warehouse's and carrier's work included. */
export async function fulfilNow(app: ServiceApp): Promise<void> {
  await deliverMailed(app.service.db)
  const carrier = carrierOf(app.service)
  if (carrier) await fulfilSandbox(app.service.db, carrier, news => tellOneself(app, news))
}

/** The sandbox's carrier calls as any other would. */
async function tellOneself(app: ServiceApp, news: CarrierUpdate | WarehouseUpdate): Promise<void> {
  const payload = JSON.stringify(news)
  const headers = {
    'content-type': 'application/json',
    'x-carrier-signature': signNews(payload, app.service.configuration.carrierSecret ?? ''),
  }
  const { statusCode } = await app.inject({ method: 'POST', url: NEWS, headers, payload })
  if (statusCode !== 204) throw new Error(`The carrier's news was answered ${statusCode}`)
}
