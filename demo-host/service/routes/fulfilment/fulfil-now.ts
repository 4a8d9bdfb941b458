import { carrierOf } from '../../fulfilment/carrier'
import { type CarrierUpdate, signUpdate, type WarehouseUpdate } from '../../fulfilment/carrier-update'
import { deliverMailed } from '../../fulfilment/mailed-orders'
import { fulfilSandbox } from '../../fulfilment/sandbox-fulfilment'
import type { ServiceApp } from '../../plugins/service'

/** Where warehouses and carriers report the progress of orders. */
export const UPDATES_PATH = '/fulfilment/v1/events'

/** Does what is due by the sandbox's clock, also what its warehouse and carrier would have done by now. */
export async function fulfilNow(app: ServiceApp): Promise<void> {
  await deliverMailed(app.service.db)
  const carrier = carrierOf(app.service)
  if (carrier) await fulfilSandbox(app.service.db, carrier, update => reportToOwnRoute(app, update))
}

/** The sandbox's carrier calls as any other carrier would. */
async function reportToOwnRoute(app: ServiceApp, update: CarrierUpdate | WarehouseUpdate): Promise<void> {
  const payload = JSON.stringify(update)
  const headers = {
    'content-type': 'application/json',
    'x-carrier-signature': signUpdate(payload, app.service.configuration.carrierSecret ?? ''),
  }
  const { statusCode } = await app.inject({ method: 'POST', url: UPDATES_PATH, headers, payload })
  if (statusCode !== 204) throw new Error(`The carrier's report was answered ${statusCode}`)
}
