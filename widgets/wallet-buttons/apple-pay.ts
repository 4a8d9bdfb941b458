/// <reference types="applepayjs" />
import { logError } from '../../core/runtime/log-error'
import type { AppleMerchant } from '../../core/site/settings/contracts'
import {
  type ContactField,
  isRepriced,
  refusalOf,
  type WalletContact,
  type WalletProblem,
  type WalletRefusal,
} from '../../core/wallets'
import { type WalletActions, isSent } from './wallet-actions'
import { type SheetSums, sumsOf } from './sheet-sums'
import type { WalletWords } from './wallet-buttons.words'

/** Supported versions of Apple's interface, the newest first; before 3 there were no field errors. */
const versions = [14, 12, 10, 8, 6, 5, 4, 3] as const

export interface AppleRequest extends AppleMerchant {
  readonly currency: string
  /** In major units: what is known before the service answers. */
  readonly amount: string
  readonly asksAddress: boolean
}

const version = () => versions.find(each => ApplePaySession.supportsVersion(each))

/** Shows Apple's sheet, and connects it to the shop. Call it in a press: Apple opens it for nothing else. */
export function showAppleSheet(request: AppleRequest, shop: WalletActions, words: WalletWords): void {
  const { merchantName, asksAddress } = request
  const session = new ApplePaySession(version() ?? 3, paymentRequest(request))
  let shown: SheetSums = {
    newTotal: { label: merchantName, amount: request.amount, type: 'pending' },
    newLineItems: [],
    newShippingMethods: [],
  }
  const opening = shop.openBasket()
  opening.catch(() => {})

  // The sheet may close before an answer arrives. It throws where it waits for none, which is no refusal of the shop.
  let isOver = false
  // Said in the sheet, which a shopper may close instead of choosing another address.
  let refused: WalletRefusal | null = null
  const tellSheet = (tell: () => void) => {
    if (isOver) return
    try {
      tell()
    } catch (error) {
      logError('Expected the sheet of Apple Pay to wait for an answer, got an error.', error)
    }
  }
  const giveUp = (thrown: unknown) => {
    tellSheet(() => session.abort())
    if (!isOver) shop.failed(refusalOf(thrown, null))
  }
  const errorsOf = ({ problems }: WalletRefusal) =>
    Promise.all(
      problems.map(async problem => errorOf(problem, ownWords(words)[problem.code] ?? (await shop.textOf(problem)))),
    )

  const validate = async () => {
    try {
      const [{ success, meta }, cart] = await Promise.all([shop.askSession('DW_APPLE_PAY'), opening])
      if (!success) throw { problems: [{ code: 'wallet-unknown', of: null, field: null }] }
      shown = sumsOf(cart, merchantName, words)
      tellSheet(() => session.completeMerchantValidation(meta.merchantSession))
      shop.moved('merchant-validated')
    } catch (error) {
      giveUp(error)
    }
  }

  session.onpaymentmethodselected = () => {
    const { newTotal, newLineItems } = shown
    session.completePaymentMethodSelection({ newTotal, newLineItems })
    shop.moved('method-selected')
  }

  const choosePlace = async ({ shippingContact }: ApplePayJS.ApplePayShippingContactSelectedEvent) => {
    try {
      // A page may not have told that it is not shipped.
      if (!isSent(await opening)) return tellSheet(() => session.completeShippingContactSelection(shown))
      shown = sumsOf(await shop.choosePlace(contactOf(shippingContact)), merchantName, words)
      refused = null
      tellSheet(() => session.completeShippingContactSelection(shown))
    } catch (thrown) {
      const refusal = thrown as WalletRefusal
      if (isRepriced(refusal)) return giveUp(refusal)
      refused = refusal
      const errors = await errorsOf(refusal)
      tellSheet(() => session.completeShippingContactSelection({ ...shown, errors }))
    }
  }

  const chooseDelivery = async ({ shippingMethod }: ApplePayJS.ApplePayShippingMethodSelectedEvent) => {
    try {
      shown = sumsOf(await shop.chooseDelivery(shippingMethod.identifier), merchantName, words)
      const { newTotal, newLineItems } = shown
      tellSheet(() => session.completeShippingMethodSelection({ newTotal, newLineItems }))
    } catch (error) {
      giveUp(error)
    }
  }

  const pay = async ({ payment }: ApplePayJS.ApplePayPaymentAuthorizedEvent) => {
    const { token, shippingContact, billingContact } = payment
    const billing = billingContact ? contactOf(billingContact) : null
    try {
      const isShipped = asksAddress && isSent(await opening)
      const shipping = isShipped && shippingContact ? contactOf(shippingContact) : null
      await shop.pay({
        shipping,
        billing: billing && withShippingContact(billing, shippingContact),
        paymentData: token,
      })
      tellSheet(() => session.completePayment({ status: ApplePaySession.STATUS_SUCCESS }))
      shop.moved('success')
    } catch (thrown) {
      const refusal = thrown as WalletRefusal
      // With errors the sheet would stay, and its old sum with it.
      const errors = isRepriced(refusal) ? [] : await errorsOf(refusal)
      tellSheet(() => session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors }))
      shop.failed(refusal)
    }
  }

  session.onvalidatemerchant = () => void validate()
  session.onshippingcontactselected = event => void choosePlace(event)
  session.onshippingmethodselected = event => void chooseDelivery(event)
  session.onpaymentauthorized = event => void pay(event)
  session.oncancel = () => {
    isOver = true
    if (refused) shop.failed(refused)
    else shop.cancelled()
  }

  session.begin()
}

function paymentRequest(request: AppleRequest): ApplePayJS.ApplePayPaymentRequest {
  const { countryCode, currency, merchantName, amount, networks, asksAddress } = request
  return {
    countryCode,
    currencyCode: currency,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: networks,
    total: { label: merchantName, amount, type: 'pending' },
    requiredBillingContactFields: ['postalAddress', 'name'],
    requiredShippingContactFields: asksAddress ? ['postalAddress', 'name', 'phone', 'email'] : ['phone', 'email'],
    ...(asksAddress ? { shippingType: 'shipping' as const } : {}),
  }
}

function contactOf(contact: ApplePayJS.ApplePayPaymentContact): WalletContact {
  return {
    givenName: contact.givenName ?? '',
    familyName: contact.familyName ?? '',
    addressLines: contact.addressLines ?? [],
    city: contact.locality ?? '',
    province: contact.administrativeArea ?? '',
    postalCode: contact.postalCode ?? '',
    countryCode: contact.countryCode ?? '',
    phone: contact.phoneNumber ?? '',
    email: contact.emailAddress ?? '',
  }
}

/** Apple gives phone and e-mail only with the shipping contact. */
function withShippingContact(
  billing: WalletContact,
  shipping: ApplePayJS.ApplePayPaymentContact | undefined,
): WalletContact {
  const { phoneNumber = '', emailAddress = '' } = shipping ?? {}
  return { ...billing, phone: billing.phone || phoneNumber, email: billing.email || emailAddress }
}

const fields: Readonly<Record<ContactField, ApplePayJS.ApplePayErrorContactField>> = {
  name: 'name',
  addressLines: 'addressLines',
  city: 'locality',
  province: 'administrativeArea',
  postalCode: 'postalCode',
  country: 'country',
  phone: 'phoneNumber',
  email: 'emailAddress',
}

const ownWords = (words: WalletWords): Readonly<Record<string, string>> => words

function errorOf({ code, of, field }: WalletProblem, said: string): ApplePayError {
  if (code === 'wallet-unserviceable') return new ApplePayError('addressUnserviceable', undefined, said)
  if (of === null) return new ApplePayError('unknown', undefined, said)
  const kind = of === 'shipping' ? 'shippingContactInvalid' : 'billingContactInvalid'
  return new ApplePayError(kind, field ? fields[field] : undefined, said)
}
