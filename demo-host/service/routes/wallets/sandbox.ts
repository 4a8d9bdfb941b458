import type { FastifyReply, FastifyRequest } from 'fastify'
import { enums, integer, is, min, optional, string, type } from 'superstruct'
import { newSecret } from '../../database/ids'
import type { Db } from '../../database/transaction'
import type { ServiceApp } from '../../plugins/service'
import { toMajor } from '../../pricing/currency'
import { accountOf, placeNames } from '../../wallets/sandbox-account'
import { scripts } from '../../wallets/sandbox-scripts'
import {
  changeSandboxWallet,
  findSandboxWallet,
  openSandboxWallet,
  type SandboxWallet,
} from '../../repositories/sandbox-wallets'
import { klarnaPage } from './klarna-page'
import { payPalPage, unknownPayment } from './paypal-page'
import { sendPage } from './sandbox-page'

type Named = { readonly Params: { readonly id: string } }
type Opened = { readonly Querystring: { readonly order?: string; readonly payment?: string; readonly shop?: string } }

const Agreed = type({
  /** The page that opened the window. */
  shop: string(),
  place: optional(enums(placeNames)),
  behaviour: optional(enums(['pays', 'declined', 'fraud'])),
  state: optional(enums(['approved'])),
})
/** In minor units, as Klarna takes it. */
const OrderRequest = type({
  amount: min(integer(), 1),
  currency: enums(['USD', 'CAD', 'EUR', 'GBP', 'JPY', 'AED', 'KWD']),
})

/** The providers' sides of the sandbox wallets: scripts, windows, and their calls. */
export function sandboxWalletRoutes(app: ServiceApp): void {
  const { db, configuration } = app.service

  for (const [name, script] of Object.entries(scripts)) {
    app.get(`/sandbox/wallets/${name}.js`, { config: { rateLimit: false } }, (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .removeHeader('access-control-allow-credentials')
        .type('text/javascript; charset=utf-8')
        .send(script),
    )
  }

  app.get<Opened>('/sandbox/paypal/checkout', async ({ query }, reply) => {
    const wallet = await findSandboxWallet(db, 'PAYPAL', query.order ?? '')
    const page = isOpenFor(wallet, query.shop) ? payPalPage(wallet, query.shop ?? '') : null
    return sendPage(reply, configuration, page ?? unknownPayment('paypal'), page ? 200 : 404)
  })

  app.get<Named>('/sandbox/paypal/orders/:id', async ({ params }, reply) =>
    answerOrder(reply, await findSandboxWallet(db, 'PAYPAL', params.id)),
  )

  app.post<Named>('/sandbox/paypal/orders/:id', async (request, reply) => {
    const { params } = request
    if (!(await agree(db, await findSandboxWallet(db, 'PAYPAL', params.id), request))) return refuse(reply)
    return answerOrder(reply, await findSandboxWallet(db, 'PAYPAL', params.id))
  })

  app.post('/sandbox/klarna/sessions', async ({ body, headers: { origin } }, reply) => {
    if (!is(body, OrderRequest)) return reply.code(400).send({ error: 'order_amount' })
    if (origin === undefined) return refuse(reply)
    const [requestId, document] = [newSecret(), { origins: [origin] }]
    const { amount, currency } = body
    await openSandboxWallet(db, { method: 'KLARNA', requestId, state: 'created', amount, currency, document })
    return reply.send({ authorization_token: requestId })
  })

  app.get<Opened>('/sandbox/klarna/agree', async ({ query }, reply) => {
    const wallet = await findSandboxWallet(db, 'KLARNA', query.payment ?? '')
    const page = isOpenFor(wallet, query.shop) ? klarnaPage(wallet, query.shop ?? '') : null
    return sendPage(reply, configuration, page ?? unknownPayment('klarna'), page ? 200 : 404)
  })

  app.post<Named>('/sandbox/klarna/sessions/:id', async (request, reply) => {
    const wallet = await findSandboxWallet(db, 'KLARNA', request.params.id)
    return (await agree(db, wallet, request)) ? reply.send({}) : refuse(reply)
  })
}

/** For a waiting payment, on a page that it was opened for. */
const isOpenFor = (wallet: SandboxWallet | undefined, shop: string | undefined): wallet is SandboxWallet =>
  wallet?.state === 'created' && shop !== undefined && (wallet.document.origins ?? []).includes(shop)

const refuse = (reply: FastifyReply): FastifyReply => reply.code(403).send({ error: 'not_authorized' })

/** Records what the shopper chose in the provider's window. False if another page opened it. */
async function agree(db: Db, wallet: SandboxWallet | undefined, request: FastifyRequest): Promise<boolean> {
  const { body } = request
  if (!is(body, Agreed) || !isOpenFor(wallet, body.shop) || !isOwnWindow(request)) return false
  const { place = wallet.document.place, behaviour = wallet.document.behaviour, state } = body
  const document = { ...wallet.document, place, behaviour }
  await changeSandboxWallet(db, wallet.request_id, { document, ...(state ? { state } : {}) })
  return true
}

const isOwnWindow = ({ headers: { origin }, protocol, host }: FastifyRequest): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).origin === new URL(`${protocol}://${host}`).origin

/** In PayPal's format: what is not shipped has no recipient, and delivery only its options. */
function answerOrder(reply: FastifyReply, wallet: SandboxWallet | undefined): FastifyReply {
  if (!wallet) return reply.code(404).send({ name: 'RESOURCE_NOT_FOUND' })
  const { document, amount, currency } = wallet
  const account = accountOf(document)
  const address = {
    address_line_1: account.addressLine1,
    admin_area_2: account.city,
    admin_area_1: account.province,
    postal_code: account.postalCode,
    country_code: account.countryCode,
  }
  const recipient = { name: { full_name: `${account.firstName} ${account.lastName}` }, address }
  return reply.send({
    id: wallet.request_id,
    status: wallet.state === 'approved' ? 'APPROVED' : 'CREATED',
    payer: {
      payer_id: 'SANDBOXPAYER',
      name: { given_name: account.firstName, surname: account.lastName },
      email_address: account.email,
      phone: { phone_number: { national_number: account.phone } },
      address,
    },
    purchase_units: [
      {
        amount: { currency_code: currency, value: String(toMajor(amount, currency)) },
        ...(document.asksAddress ? { shipping: { ...recipient, options: document.options } } : {}),
      },
    ],
  })
}
