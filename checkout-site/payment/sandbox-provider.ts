import { latinDigits } from '../../core/format/latin-digits'
import {
  brandOf,
  type CardProblem,
  expiryOf,
  expiryProblem,
  numberProblem,
  securityCodeProblem,
  spacedExpiry,
  spacedNumber,
} from '../../core/validate/card'
import type { CardField, CardFields, CardFormSettings, PaymentProvider, Tokenised } from '../../core/payment/provider'
import type { CardFormWords } from './card-form.words'
import { type CardInput, cardInput, sign, takeOver } from './card-inputs'
import { codeInput } from './code-input'
import { tradeCard } from './sandbox-origin'

const card = 'M5 6h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM3 10h18'

/** Replaces a payment provider: the same form and token, without a bank. */
export const sandboxProvider: PaymentProvider<CardFormWords> = {
  name: 'sandbox',
  mountCard: (place, settings) => {
    const fields = draw(settings)
    const giveFocusBack = takeOver(place, Object.values(fields))
    const stopListening = listen(fields, settings)
    const pair = document.createElement('div')
    pair.className = 'pair'
    pair.append(fields.cardExpiry.root, fields.cardCode.root)
    place.replaceChildren(fields.cardNumber.root, pair, fields.cardHolder.root)
    giveFocusBack()
    return {
      tokenise: () => tokenise(fields, settings),
      focus: field => fields[field ?? 'cardNumber'].input.focus(),
      unmount: stopListening,
    } satisfies CardFields
  },
}

type Fields = Record<CardField, CardInput>
type Settings = CardFormSettings<CardFormWords>

function draw({ words, holder }: Settings): Fields {
  const fields: Fields = {
    cardNumber: cardInput({
      name: 'cardNumber',
      label: words.cardNumber,
      autocomplete: 'cc-number',
      placeholder: words.numberExample,
      numeric: true,
      maxLength: 24,
    }),
    cardExpiry: cardInput({
      name: 'cardExpiry',
      label: words.cardExpiry,
      autocomplete: 'cc-exp',
      placeholder: words.expiryExample,
      numeric: true,
      maxLength: 9,
    }),
    cardCode: codeInput(words),
    cardHolder: cardInput({ name: 'cardHolder', label: words.cardHolder, autocomplete: 'cc-name', maxLength: 100 }),
  }
  fields.cardHolder.input.value = holder
  return fields
}

function listen(fields: Fields, settings: Settings): () => void {
  const over = new AbortController()
  const hear = (field: CardInput, type: 'input' | 'change', listener: (event: Event) => void) =>
    field.input.addEventListener(type, listener, { signal: over.signal })
  const { cardNumber, cardExpiry, cardCode } = fields

  const showBrand = () => {
    const brand = brandOf(cardNumber.input.value)
    showMark(cardNumber, brand)
    cardCode.input.placeholder = brand === 'amex' ? settings.words.codeExampleFour : settings.words.codeExample
  }
  showBrand()
  hear(cardNumber, 'input', () => {
    write(cardNumber.input, spacedNumber(cardNumber.input.value))
    showBrand()
  })
  hear(cardExpiry, 'input', event => {
    const erasing = event instanceof InputEvent && event.inputType.startsWith('delete')
    if (!erasing) write(cardExpiry.input, spacedExpiry(cardExpiry.input.value))
  })
  for (const name of Object.keys(fields) as CardField[]) {
    const field = fields[name]
    // An error stays until the field is valid, and never appears while it is first being typed into.
    hear(field, 'input', () => {
      if (!field.root.classList.contains('bad') || problemOf(name, fields, settings)) return
      field.show(null)
      settings.onMended(name)
    })
    hear(field, 'change', () => field.input.value && report(name, fields, settings))
  }
  return () => over.abort()
}

async function tokenise(fields: Fields, settings: Settings): Promise<Tokenised> {
  const names = Object.keys(fields) as CardField[]
  const problems = names.flatMap(field => {
    const problem = report(field, fields, settings)
    return problem ? [{ field, problem }] : []
  })
  const expiry = expiryOf(fields.cardExpiry.input.value)
  if (problems.length || !expiry) return { kind: 'problems', problems }

  const traded = await tradeCard(
    {
      number: latinDigits(fields.cardNumber.input.value).replace(/\D/g, ''),
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
      securityCode: latinDigits(fields.cardCode.input.value).trim(),
      holder: fields.cardHolder.input.value.trim(),
    },
    settings,
  )
  if (traded === 'unreachable') return { kind: 'unreachable' }
  if (traded !== 'refused') return { kind: 'token', card: traded }
  fields.cardNumber.show(settings.words.problems['cardNumber']?.['card-number'] ?? '')
  return { kind: 'problems', problems: [{ field: 'cardNumber', problem: 'card-number' }] }
}

function report(name: CardField, fields: Fields, settings: Settings): CardProblem | null {
  const problem = problemOf(name, fields, settings)
  fields[name].show(problem && (settings.words.problems[name]?.[problem] ?? problem))
  return problem
}

function problemOf(
  name: CardField,
  { cardNumber, cardExpiry, cardCode, cardHolder }: Fields,
  { now }: Settings,
): CardProblem | null {
  if (name === 'cardNumber') return numberProblem(cardNumber.input.value)
  if (name === 'cardExpiry') return expiryProblem(cardExpiry.input.value, new Date(now()))
  if (name === 'cardCode') return securityCodeProblem(cardCode.input.value, brandOf(cardNumber.input.value))
  return cardHolder.input.value.trim() ? null : 'required'
}

// Setting the value moves the caret to the end, which is only right if it was there.
function write(input: HTMLInputElement, value: string): void {
  if (input.value !== value && input.selectionStart === input.value.length) input.value = value
}

const shown = new WeakMap<CardInput, string>()

/** The marks load with the first recognised brand; until then the field shows a card. */
function showMark(field: CardInput, brand: string): void {
  if (shown.get(field) === brand) return
  shown.set(field, brand)
  field.end.replaceChildren(sign(card))
  if (brand === 'card') return
  import('./brand-sign')
    .then(({ brandSign }) => shown.get(field) === brand && field.end.replaceChildren(brandSign(brand)))
    .catch(() => {})
}
