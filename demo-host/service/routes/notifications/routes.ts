import fp from 'fastify-plugin'
import type { Notifications } from '../../../../core/catalogue/contracts'
import { endpoints } from '../../../../core/catalogue/endpoints'
import type { CallContext } from '../../calls/context'
import { itemTextsOf } from '../../catalogue/item-texts'
import type { Db } from '../../database/transaction'
import { emailProblem } from '../../email-problem'
import { fail } from '../../failure'
import { mailBackInStock } from '../../mails/mail-back-in-stock'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import { every } from '../../plugins/sweeps'
import { comparable } from '../../repositories/consumers'
import {
  deleteNotificationRequest,
  insertNotificationRequest,
  notificationRequestsOf,
  offersNotification,
} from '../../repositories/notification-requests'
import { productFacts } from '../../repositories/product-facts'

const BACK_IN_STOCK_SECONDS = 10

/** Also sends the notifications. */
export const notificationRoutes = fp(
  async app => {
    mountWrite(
      app,
      endpoints.requestNotification,
      async (call, tx) => {
        const { productId, upc, email } = call.body
        if (emailProblem(email)) throw fail('AUT453', { field: 'email' })
        if (!(await offersNotification(tx, productId, upc))) throw notFound()
        const { locale, origin } = call
        await insertNotificationRequest(tx, { upc, productId, email: comparable(email), locale, origin })
        return undefined
      },
      { limit: 'signIn' },
    )

    mount(app, endpoints.readNotifications, call => answer(call, call.db))

    mountWrite(app, endpoints.changeNotification, async (call, tx) => {
      const { productId, upc, notify } = call.body
      const email = addressOf(call)
      if (!notify) await deleteNotificationRequest(tx, upc, email)
      else {
        if (!(await offersNotification(tx, productId, upc))) throw notFound()
        const { locale, origin } = call
        await insertNotificationRequest(tx, { upc, productId, email, locale, origin })
      }
      return answer(call, tx)
    })

    every(app, BACK_IN_STOCK_SECONDS, 'back in stock', () => mailBackInStock(app.service.db))
  },
  { name: 'notification-routes', dependencies: ['calls'] },
)

const notFound = () => fail('ORD404', {}, { status: 404 })

function addressOf(call: CallContext): string {
  const { email } = call.shopper()
  if (!email) throw fail('PRO404')
  return comparable(email)
}

async function answer(call: CallContext, through: Db): Promise<Notifications> {
  const requests = await notificationRequestsOf(through, addressOf(call))
  const ids = [...new Set(requests.map(({ product_id }) => product_id))]
  const facts = await productFacts(call.db, through, ids)
  return {
    notifications: requests.map(({ upc, product_id: productId, created_at: at }) => {
      const {
        name,
        image,
        pdpUrl: url,
        attributes,
      } = itemTextsOf({ productId, upc, recipeId: null }, facts.get(productId), call)
      return { productId, upc, name, image, url, attributes, requestedAt: at.toISOString() }
    }),
  }
}
