import { readJson } from '../calls/read-json'
import { randomBytes } from 'node:crypto'
import { enums, is, number, optional, size, string, type } from 'superstruct'
import type { WalletMethod } from '../../../core/wallets/contracts'
import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { toMinor } from '../pricing/currency'
import { isOpenSession, openMerchantSession } from './merchant-session'
import type { StoredWallet, ToAgree, Wallets } from './provider'
import { accountOf } from './sandbox-account'
import { integrityOf, scripts } from './sandbox-scripts'
import {
  changeSandboxWallet,
  findSandboxWallet,
  openSandboxWallet,
  type SandboxWallet,
} from '../repositories/sandbox-wallets'

/** Replaces the encrypted data of a real Apple sheet. */
const AppleData = type({
  merchantSessionIdentifier: size(string(), 1, 200),
  amount: number(),
  currencyCode: optional(string()),
  behaviour: optional(enums(['pays', 'declined', 'fraud'])),
})
const AppleToken = type({
  transactionIdentifier: size(string(), 1, 100),
  paymentMethod: type({ displayName: optional(size(string(), 0, 60)), network: optional(size(string(), 0, 40)) }),
  paymentData: type({ data: size(string(), 1, 8000) }),
})
const PayPalData = type({ orderID: optional(size(string(), 1, 60)), shipping: optional(enums(['ask', 'known'])) })
const KlarnaData = type({ authorization_token: size(string(), 1, 100) })

/** Wallets with their own books, which charge nobody. */
export function sandboxWallets(db: Db, { shopOrigin, signingSecret }: Configuration): Wallets {
  const scriptOf = (name: keyof typeof scripts) => ({
    url: `${shopOrigin}/sandbox/wallets/${name}.js`,
    integrity: integrityOf(scripts[name]),
  })
  return {
    methods: ['DW_APPLE_PAY', 'PAYPAL', 'KLARNA'],

    apple: () => ({
      merchantName: 'Northlane',
      countryCode: 'US',
      networks: ['visa', 'masterCard', 'amex', 'discover'],
    }),

    session: async ({ currency }, method, page) => {
      const environment = 'sandbox' as const
      if (method === 'PAYPAL') return { environment, clientId: 'sandbox', currency, script: scriptOf('paypal') }
      if (method === 'KLARNA') {
        const clientToken = randomBytes(24).toString('base64url')
        return { environment, clientToken, currency, script: scriptOf('klarna') }
      }
      const merchantSession = openMerchantSession(page.hostname, signingSecret)
      return { environment, merchantSession }
    },

    take: (method, paymentData, toAgree) => TAKES[method](db, paymentData, toAgree, signingSecret),
  }
}

type Take = (db: Db, paymentData: unknown, toAgree: ToAgree, secret: string) => Promise<StoredWallet>

const TAKES: Readonly<Record<WalletMethod, Take>> = {
  DW_APPLE_PAY: async (db, token, { currency }, secret) => {
    if (!is(token, AppleToken)) throw fail('PAY400')
    const data = readJson(Buffer.from(token.paymentData.data, 'base64').toString('utf8'))
    if (!is(data, AppleData) || !isOpenSession(data.merchantSessionIdentifier, secret)) throw fail('PAY400')
    if (data.currencyCode !== undefined && data.currencyCode !== currency) throw fail('PAY400')
    const requestId = token.transactionIdentifier
    const amount = toMinor(data.amount, currency) ?? 0
    const document = { behaviour: data.behaviour ?? 'pays' }
    const agreed = { method: 'DW_APPLE_PAY', requestId, state: 'approved', amount, currency, document } as const
    const wallet = await openSandboxWallet(db, agreed)
    return { token: wallet.token, requestId, label: token.paymentMethod.displayName ?? null, agreed: wallet.amount }
  },

  PAYPAL: async (db, given, { amount, currency, country, options, origins }) => {
    if (!is(given, PayPalData)) throw fail('PAY400')
    const { orderID } = given
    if (orderID === undefined) {
      const document = { options, asksAddress: given.shipping !== 'known', country, origins }
      const requestId = `PP${randomBytes(10).toString('hex').toUpperCase()}`
      const opened = { method: 'PAYPAL', requestId, state: 'created', amount, currency, document } as const
      const { token } = await openSandboxWallet(db, opened)
      return { token, requestId, label: null }
    }
    const wallet = await findSandboxWallet(db, 'PAYPAL', orderID)
    if (!wallet || !isFor(wallet, origins) || wallet.charged_for !== null) throw fail('PAY400')
    await changeSandboxWallet(db, orderID, { amount, currency, document: { ...wallet.document, options } })
    const saved = { token: wallet.token, requestId: orderID }
    if (wallet.state !== 'approved') return { ...saved, label: null }
    return { ...saved, label: accountOf(wallet.document).email, agreed: wallet.amount }
  },

  KLARNA: async (db, given, { currency, origins }) => {
    if (!is(given, KlarnaData)) throw fail('PAY400')
    const wallet = await findSandboxWallet(db, 'KLARNA', given.authorization_token)
    if (wallet?.state !== 'approved' || wallet.currency !== currency || wallet.charged_for !== null)
      throw fail('PAY400')
    if (!isFor(wallet, origins)) throw fail('PAY400')
    return { token: wallet.token, requestId: given.authorization_token, label: null, agreed: wallet.amount }
  },
}

/** The payment was opened on a page of this shop. */
const isFor = ({ document }: SandboxWallet, origins: readonly string[]): boolean =>
  (document.origins ?? []).some(origin => origins.includes(origin))
