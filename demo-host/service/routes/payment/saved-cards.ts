import { endpoints } from '../../../../core/payment/endpoints'
import type { SavedCards } from '../../../../core/payment/contracts'
import type { Address } from '../../../../core/shapes/address'
import type { Db, Tx } from '../../database/transaction'
import { attemptOf, countAttempt } from '../../calls/attempts'
import type { CallContext } from '../../calls/context'
import { fail } from '../../failure'
import { sentenceOf } from '../../languages/sentences'
import { isExpired } from '../../documents/card-expiry'
import { gatewayOf } from '../../payments/gateways'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite, mountWrite } from '../../plugins/mount-write'
import type { ServiceApp } from '../../plugins/service'
import { toMajor } from '../../pricing/currency'
import { hasAddress } from '../../repositories/profiles'
import {
  forgetSavedCard,
  hasAllCards,
  storeCard,
  lockSavedCard,
  makeMain,
  MAX_CARDS,
  renewSavedCard,
  type SavedCardRow,
  savedCardsOf,
} from '../../repositories/saved-cards'
import { forgetGiftCard, giftCardsOf, saveGiftCard } from '../../repositories/saved-gift-cards'
import { hasEnded } from '../../repositories/stored-values'
import { findGiftCard, maskedNumber } from '../../values/gift-cards'

export function savedCardRoutes(app: ServiceApp): void {
  mount(app, endpoints.readSavedCards, call => answer(call.db, call.shopper().consumerNo))

  mountPreparedWrite(
    app,
    endpoints.saveCard,
    async call => {
      const { token, giftCard, address } = call.body
      if (giftCard) {
        await countAttempt(call, 'giftCard', attemptOf(call, null))
        return { giftCard: await findGiftCard(call.db, giftCard, new Date()) }
      }
      const card = token ? await gatewayOf(call)?.readCard(token) : null
      if (!card) throw fail('PYT404')
      if (isExpired(card, new Date())) throw fail('FE309')
      checkFields(address)
      return { card }
    },
    async (call, tx, { card, giftCard }) => {
      const { consumerNo } = call.shopper()
      const { addressId } = call.body
      if (addressId && !(await hasAddress(tx, consumerNo, addressId))) throw fail('PYT405')
      if (card && (await hasAllCards(tx, consumerNo))) throw fail('PRO412', { most: MAX_CARDS })
      const id = card
        ? await storeCard(tx, consumerNo, card, call.body.main ?? false)
        : await saveGiftCard(tx, consumerNo, giftCard)
      if (!id) throw alreadyKept(call)
      return { card: { paymentInstrumentId: id } }
    },
    { limit: 'payment' },
  )

  mountWrite(app, endpoints.changeSavedCard, async (call, tx) => {
    const { consumerNo } = call.shopper()
    const { main, ...expiry } = call.body
    if ([main, expiry.expiryMonth, expiry.expiryYear].every(value => value === undefined)) {
      throw fail('API400', {}, { status: 400, message: 'Expected main, expiryMonth or expiryYear, got none of them.' })
    }
    const own = await ownCard(tx, consumerNo, call.params.paymentInstrumentId)
    const { expiryMonth = own.card.expiryMonth, expiryYear = own.card.expiryYear } = expiry
    const renewed = { ...own.card, expiryMonth, expiryYear }
    const isRenewal = expiry.expiryMonth !== undefined || expiry.expiryYear !== undefined
    if (isRenewal && isExpired(renewed, new Date())) throw fail('FE309')
    if (!(await renewSavedCard(tx, consumerNo, own, renewed))) throw alreadyKept(call)
    if (main) await makeMain(tx, consumerNo, own.id)
    return answer(tx, consumerNo)
  })

  mountWrite(app, endpoints.deleteSavedCard, async (call, tx) => {
    const { consumerNo } = call.shopper()
    const { paymentInstrumentId: id } = call.params
    if (!(await forgetGiftCard(tx, consumerNo, id)))
      await forgetSavedCard(tx, consumerNo, await ownCard(tx, consumerNo, id))
    return answer(tx, consumerNo)
  })
}

/** Clients show this refusal in the service's own words. */
const alreadyKept = ({ locale }: CallContext) => fail('PYT300', {}, { message: sentenceOf('PYT300', locale) })

async function ownCard(tx: Tx, consumerNo: string, id: string): Promise<SavedCardRow> {
  const own = await lockSavedCard(tx, consumerNo, id)
  if (!own) throw fail('PYT404')
  return own
}

const NEEDED = ['firstName', 'lastName', 'addressLine1', 'city', 'countryCode'] as const

/** Throws `PYT406` with the missing fields. */
function checkFields(address: Address | undefined): void {
  const missing = address ? NEEDED.filter(name => !address[name].trim()) : []
  if (missing.length > 0) throw fail('PYT406', { fields: missing.map(name => ({ name, code: 'PYT406' })) })
}

const answer = async (db: Db, consumerNo: string): Promise<SavedCards> => ({
  paymentInstruments: (await savedCardsOf(db, consumerNo)).map(({ id, main, card }) => ({
    paymentInstrumentId: id,
    main,
    brand: card.brand,
    last4: card.last4,
    holder: card.holder,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    expired: isExpired(card, new Date()),
  })),
  giftCards: (await giftCardsOf(db, consumerNo)).map(value => ({
    paymentInstrumentId: value.savedId,
    number: maskedNumber(value.document.name),
    balance: value.currency ? toMajor(value.balance, value.currency) : 0,
    currency: value.currency ?? '',
    expired: hasEnded(value, new Date()),
  })),
})
