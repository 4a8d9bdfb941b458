/** How the stand-in of Apple Pay behaves. */
export interface ApplePayStandIn {
  /** Whether the device can pay at all. */
  readonly canPay?: boolean
  /** The newest version that it speaks. */
  readonly version?: number
  /** How what it hands over is charged in the sandbox. */
  readonly behaviour?: 'pays' | 'declined' | 'fraud'
  readonly place?: 'Home' | 'Dubai'
}

/**
 * Puts a stand-in of Apple's `ApplePaySession` into a page that has none: the same members, the same order of events, the
 * same refusals (no press, no session; a second sheet; a completion that was not asked for), and a sheet that a person or
 * a test can work. It refers to nothing outside of itself, so that it can be sent into a page as text.
 */
export function installApplePay(given: ApplePayStandIn = {}): void {
  const { canPay = true, version = 14, behaviour = 'pays', place = 'Home' } = given
  type Handler = ((event: object) => void) | null
  type Sum = { label: string; amount: string }
  type Method = { identifier: string; label: string; detail: string; amount: string }
  type Update = { newTotal?: Sum; newLineItems?: Sum[]; newShippingMethods?: Method[]; errors?: { message: string }[] }

  const person = {
    givenName: 'Maya',
    familyName: 'Okafor',
    phoneNumber: '5035550148',
    emailAddress: 'maya.okafor@example.com',
  }
  const places: Record<string, object> = {
    Home: ['418 Alder Street', 'Portland', 'OR', '97205', 'US'],
    Work: ['200 Howard Street', 'San Francisco', 'CA', '94105', 'US'],
    Abroad: ['12 Marble Lane', 'London', '', 'SW1A 1AA', 'GB'],
    Dubai: ['8 Palm Road', 'Dubai', '', '', 'AE'],
    'PO box': ['PO Box 1', 'Portland', 'OR', '97205', 'US'],
  }
  const contact = (name: string, isWhole: boolean) => {
    const [line, locality, administrativeArea, postalCode, countryCode] = places[name] as string[]
    const place = { locality, administrativeArea, postalCode, countryCode }
    // Until its shopper has authorised, Apple tells neither who nor in which street.
    return isWhole ? { ...person, addressLines: [line], ...place } : { addressLines: [], ...place }
  }
  const invalid = (words: string) => new DOMException(words, 'InvalidAccessError')
  const wrongState = (words: string) => new DOMException(words, 'InvalidStateError')
  let running: HTMLDialogElement | null = null

  class Session extends EventTarget {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static supportsVersion = (asked: number) => asked <= version
    static canMakePayments = () => {
      if (!isSecureContext) throw invalid('Trying to call an ApplePaySession API from an insecure document.')
      return canPay
    }
    onvalidatemerchant: Handler = null
    onpaymentmethodselected: Handler = null
    onshippingcontactselected: Handler = null
    onshippingmethodselected: Handler = null
    onpaymentauthorized: Handler = null
    oncancel: Handler = null
    awaited = ''
    place: string = place
    total: Sum
    currencyCode: string | undefined
    merchantSession: { merchantSessionIdentifier?: string } = {}
    methods: Method[] = []
    sheet = document.createElement('dialog')
    said = document.createElement('p')
    asksAddress: boolean

    constructor(
      asked: number,
      request: { total: Sum; currencyCode?: string; requiredShippingContactFields?: string[] },
    ) {
      super()
      if (!Session.supportsVersion(asked)) throw invalid('The version is not supported.')
      if (!navigator.userActivation.isActive)
        throw invalid('Must create a new ApplePaySession from a user gesture handler.')
      if (!/^\d+(\.\d+)?$/.test(request.total.amount)) throw new TypeError('The total has no amount.')
      this.total = request.total
      this.currencyCode = request.currencyCode
      this.asksAddress = request.requiredShippingContactFields?.includes('postalAddress') ?? false
    }

    begin() {
      if (running) throw invalid('Page already has an active payment session.')
      running = this.sheet
      this.draw()
      document.body.append(this.sheet)
      this.sheet.showModal()
      this.ask('validatemerchant', {
        validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
      })
    }

    completeMerchantValidation(merchantSession: { merchantSessionIdentifier?: string }) {
      this.answered('validatemerchant')
      if (!merchantSession?.merchantSessionIdentifier) throw new TypeError('Not a merchant session.')
      this.merchantSession = merchantSession
      this.ask('paymentmethodselected', { paymentMethod: { type: 'debit' } })
    }

    completePaymentMethodSelection(update: Update) {
      this.answered('paymentmethodselected')
      this.update(update)
      if (this.asksAddress) this.choosePlace()
    }

    completeShippingContactSelection(update: Update) {
      this.answered('shippingcontactselected')
      this.update(update)
    }

    completeShippingMethodSelection(update: Update) {
      this.answered('shippingmethodselected')
      this.update(update)
    }

    completePayment({ status, errors = [] }: { status: number; errors?: { message: string }[] }) {
      this.answered('paymentauthorized')
      if (status === Session.STATUS_SUCCESS) return this.close()
      this.draw()
      this.say(errors)
      // With errors the sheet stays, to be put right; without any it is over.
      if (errors.length === 0) this.close()
    }

    abort() {
      if (running !== this.sheet) throw wrongState('The session does not run.')
      this.close()
    }

    close() {
      running = null
      this.sheet.remove()
    }

    ask(type: string, detail: object) {
      this.awaited = type
      this.draw()
      setTimeout(() => {
        if (running !== this.sheet) return
        const event = Object.assign(new Event(type), detail)
        this.dispatchEvent(event)
        ;(this as unknown as Record<string, Handler>)['on' + type]?.(event)
      })
    }

    answered(type: string) {
      if (running !== this.sheet || this.awaited !== type) throw wrongState(`${type} was not asked for.`)
      this.awaited = ''
    }

    choosePlace() {
      this.ask('shippingcontactselected', { shippingContact: contact(this.place, false) })
    }

    update({ newTotal, newShippingMethods, errors = [] }: Update) {
      if (newTotal) this.total = newTotal
      if (newShippingMethods) this.methods = newShippingMethods
      this.draw()
      this.say(errors)
    }

    say(errors: { message: string }[]) {
      this.said.textContent = errors.map(({ message }) => message).join(' ')
    }

    draw() {
      const { sheet, said, total, methods } = this
      const label = (text: string, field: HTMLElement) => {
        const line = document.createElement('label')
        line.append(text, ' ', field)
        return line
      }
      const list = (names: [string, string][], chosen: string, choose: (value: string) => void) => {
        const select = document.createElement('select')
        select.append(...names.map(([value, text]) => new Option(text, value, value === chosen, value === chosen)))
        select.addEventListener('change', () => choose(select.value))
        return select
      }
      const button = (text: string, press: () => void) => {
        const made = Object.assign(document.createElement('button'), { textContent: text, type: 'button' })
        made.addEventListener('click', press)
        return made
      }
      said.setAttribute('role', 'alert')
      sheet.setAttribute('aria-label', 'Apple Pay')
      sheet.style.cssText = 'font:16px/24px system-ui;border:0;border-radius:14px;padding:20px;max-inline-size:340px'
      const sum = Object.assign(document.createElement('p'), { textContent: `${total.label} ${total.amount}` })
      const to = list(
        Object.keys(places).map(name => [name, name]),
        this.place,
        name => {
          this.place = name
          this.choosePlace()
        },
      )
      const by = list(
        methods.map(one => [one.identifier, one.label]),
        methods[0]?.identifier ?? '',
        identifier => {
          const shippingMethod = methods.find(one => one.identifier === identifier)
          this.ask('shippingmethodselected', { shippingMethod })
        },
      )
      const pay = button('Pay with passcode', () => this.authorise())
      pay.disabled = this.awaited !== '' || (this.asksAddress && methods.length === 0)
      sheet.replaceChildren(
        sum,
        ...(this.asksAddress ? [label('Send to', to), label('By', by)] : []),
        said,
        pay,
        button('Cancel', () => {
          this.close()
          this.oncancel?.(new Event('cancel'))
        }),
      )
    }

    authorise() {
      const data = {
        merchantSessionIdentifier: this.merchantSession.merchantSessionIdentifier,
        amount: Number(this.total.amount),
        currencyCode: this.currencyCode,
        behaviour,
      }
      const token = {
        transactionIdentifier: [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16)).join(''),
        paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'debit' },
        paymentData: { version: 'EC_v1', data: btoa(JSON.stringify(data)), signature: '', header: {} },
      }
      const whole = contact(this.place, true)
      const { phoneNumber, emailAddress, ...billingContact } = whole as typeof person
      const shippingContact = this.asksAddress ? whole : { phoneNumber, emailAddress }
      this.ask('paymentauthorized', { payment: { token, shippingContact, billingContact } })
    }
  }

  class PayError extends Error {
    code: string
    contactField: string | undefined
    constructor(code: string, contactField?: string, message = '') {
      super(message)
      this.code = code
      this.contactField = contactField
    }
  }
  Object.assign(window, { ApplePaySession: Session, ApplePayError: PayError })
}
