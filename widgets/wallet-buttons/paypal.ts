import type { PayPalNamespace, PayPalButtonsComponentOptions } from '@paypal/paypal-js'
import { isRepriced, type ProviderScript, type WalletContact, type WalletRefusal } from '../../core/wallets'
import { type WalletActions, isSent } from './wallet-actions'
import { loadProviderScript } from '../ui/provider-script'

/** A name of our own, so that it does not replace a page's own PayPal. */
const NAMESPACE = 'till_paypal'

export interface PayPalButton {
  readonly script: ProviderScript
  readonly nonce: string | undefined
  readonly isOwnPage: boolean
  /** Starts the session; false if there is nothing to buy yet. */
  start(): boolean
  /** `pay` places the order at once (express); `keep` waits for checkout's last step. */
  readonly ending: 'pay' | 'keep'
  kept?(): void
}

/** Loads PayPal's script and puts its button into a plain element of the page; resolves to how to remove it. */
export async function mountPayPal(place: HTMLElement, button: PayPalButton, shop: WalletActions): Promise<() => void> {
  await loadProviderScript(button.script, {
    nonce: button.nonce,
    namespace: NAMESPACE,
    isOwnPage: button.isOwnPage,
  })
  const paypal = (window as unknown as Record<string, PayPalNamespace | undefined>)[NAMESPACE]
  const buttons = paypal?.Buttons?.(optionsOf(button, shop))
  if (!buttons?.isEligible()) throw new Error('PayPal cannot be paid with here')
  await buttons.render(place)
  return () => void buttons.close().catch(() => {})
}

function optionsOf(button: PayPalButton, shop: WalletActions): PayPalButtonsComponentOptions {
  let refusal: WalletRefusal | null = null
  let isShipped = false
  const isExpress = button.ending === 'pay'
  const storeRefusal = <Answer>(work: Promise<Answer>) =>
    work.catch((thrown: WalletRefusal) => {
      refusal = thrown
      throw thrown
    })
  // PayPal's window asks for another choice, except where nothing else can be chosen: there the payment ends.
  const change = async (chosen: Promise<unknown>, orderID = '', reject: () => Promise<void>) => {
    try {
      await chosen
      await shop.offer({ orderID })
      refusal = null
    } catch (thrown) {
      refusal = thrown as WalletRefusal
      if (!isRepriced(refusal)) return reject()
      throw thrown
    }
  }

  return {
    fundingSource: 'paypal',
    style: { layout: 'horizontal', color: 'gold', shape: 'rect', label: 'paypal', height: 48, tagline: false },

    onClick: (_data, actions) => (button.start() ? actions.resolve() : actions.reject()),

    createOrder: async () => {
      refusal = null
      const cart = await storeRefusal(shop.openBasket())
      isShipped = isSent(cart)
      const shipping = isExpress && isShipped ? 'ask' : 'known'
      return orderOf(await storeRefusal(shop.offer({ shipping })))
    },

    ...(isExpress
      ? {
          onShippingAddressChange: ({ orderID, shippingAddress }, actions) =>
            change(shop.choosePlace(placeOf(shippingAddress ?? {})), orderID, () => actions.reject()),
          onShippingOptionsChange: ({ orderID, selectedShippingOption }, actions) =>
            change(shop.chooseDelivery(selectedShippingOption?.id ?? ''), orderID, () => actions.reject()),
        }
      : {}),

    onApprove: async ({ orderID }, actions) => {
      if (!isExpress) {
        await storeRefusal(shop.offer({ orderID }))
        shop.moved('authorised')
        return button.kept?.()
      }
      const order = await actions.order?.get()
      const shipping = isShipped ? recipientOf(order) : null
      await storeRefusal(shop.pay({ shipping, billing: shipping ?? payerOf(order), paymentData: { orderID } }))
      shop.moved('success')
    },

    // Its window says why an address is refused in words of its own, which are gone with it.
    onCancel: () => (refusal ? shop.failed(refusal) : shop.cancelled()),
    onError: () => shop.failed(refusal ?? { problems: [{ code: 'wallet-unknown', of: null, field: null }] }),
  }
}

const orderOf = (cart: Awaited<ReturnType<WalletActions['offer']>>): string =>
  cart.payment_instruments.find(one => one.payment_method_id === 'PAYPAL')?.c_requestID ?? ''

type Place = { city?: string; countryCode?: string; postalCode?: string; state?: string }

const placeOf = ({ city = '', countryCode = '', postalCode = '', state = '' }: Place): WalletContact => ({
  ...nobody,
  city,
  countryCode,
  postalCode,
  province: state,
})

const nobody: WalletContact = {
  givenName: '',
  familyName: '',
  addressLines: [],
  city: '',
  province: '',
  postalCode: '',
  countryCode: '',
  phone: '',
  email: '',
}

type PayPalOrder = Awaited<
  ReturnType<NonNullable<Parameters<NonNullable<PayPalButtonsComponentOptions['onApprove']>>[1]['order']>['get']>
>

/** Where PayPal sends it, which it tells after the approval. */
function recipientOf(order: PayPalOrder | undefined): WalletContact {
  const shipping = order?.purchase_units?.[0]?.shipping
  // PayPal gives a recipient's name as one text, a payer's as two.
  const [familyName, ...given] = (shipping?.name?.full_name ?? '').trim().split(/\s+/).reverse()
  const payer = contactOf(order, shipping?.address)
  return {
    ...payer,
    givenName: given.reverse().join(' ') || payer.givenName,
    familyName: familyName || payer.familyName,
  }
}

/** Null where PayPal tells no more than the country, which nobody can be billed at. */
function payerOf(order: PayPalOrder | undefined): WalletContact | null {
  const address = order?.payer?.address
  return address?.address_line_1 ? contactOf(order, address) : null
}

type PayPalAddress = NonNullable<NonNullable<PayPalOrder['payer']>['address']>

function contactOf(order: PayPalOrder | undefined, address: Partial<PayPalAddress> | undefined): WalletContact {
  const payer = order?.payer
  return {
    givenName: payer?.name?.given_name ?? '',
    familyName: payer?.name?.surname ?? '',
    addressLines: [address?.address_line_1 ?? '', address?.address_line_2 ?? ''].filter(line => line !== ''),
    city: address?.admin_area_2 ?? '',
    province: address?.admin_area_1 ?? '',
    postalCode: address?.postal_code ?? '',
    countryCode: address?.country_code ?? '',
    phone: payer?.phone?.phone_number?.national_number ?? '',
    email: payer?.email_address ?? '',
  }
}
