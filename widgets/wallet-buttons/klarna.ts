import { decimalsOf } from '../../core/format/decimals'
import type { ProviderScript } from '../../core/wallets'
import { withTimeout } from '../ui/with-timeout'
import { loadProviderScript } from '../ui/provider-script'

interface Klarna {
  Payments: {
    init(options: { client_token: string }): void
    load(
      options: { container: Element; payment_method_category: string },
      data: object,
      done: (result: { show_form: boolean; error?: object }) => void,
    ): void
    authorize(
      options: { payment_method_category: string },
      data: object,
      done: (result: { approved?: boolean; show_form: boolean; authorization_token?: string }) => void,
    ): void
  }
}

const category = 'pay_over_time'

export interface KlarnaPlace {
  readonly script: ProviderScript
  readonly clientToken: string
  readonly nonce: string | undefined
}

/** Loads Klarna's script and shows its part in a plain element of the page. */
export async function mountKlarna(place: HTMLElement, { script, clientToken, nonce }: KlarnaPlace) {
  await loadProviderScript(script, { nonce, isOwnPage: true })
  const { Payments } = (window as unknown as { Klarna: Klarna }).Klarna
  Payments.init({ client_token: clientToken })
  const options = { container: place, payment_method_category: category }
  const isShown = await withTimeout(
    new Promise<boolean>(resolve => Payments.load(options, {}, ({ show_form }) => resolve(show_form))),
  )
  if (!isShown) throw new Error('Klarna cannot be paid with here')
  return {
    /** Asks in Klarna's window for a sum in major units, which Klarna takes in minor ones; resolves to its token, or null after a refusal. */
    authorise: ({ amount, currency }: { amount: number; currency: string }) =>
      new Promise<string | null>(resolve => {
        const minor = Math.round(amount * 10 ** decimalsOf(currency))
        const data = { order_amount: minor, purchase_currency: currency }
        Payments.authorize({ payment_method_category: category }, data, ({ approved, authorization_token }) =>
          resolve(approved ? (authorization_token ?? null) : null),
        )
      }),
  }
}
