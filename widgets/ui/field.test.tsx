import { expect } from 'chai'
import { expectAccessible } from '../testing/axe'
import { all, see, textOf, until } from '../testing/see'
import { clear, show } from '../testing/show'
import { Checkbox, RadioCards, Segmented } from './choice'
import choice from './choice.css?inline'
import { ErrorSummary } from './error-summary'
import { Live } from './notice'
import summary from './error-summary.css?inline'
import { Select, TextInput } from './field'
import css from './field.css?inline'
import notice from './notice.css?inline'
import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

const sheets = [tokens, reset, css, choice, notice, summary]

function described(control: HTMLElement) {
  const id = control.getAttribute('aria-describedby')
  const note = id && (control.getRootNode() as ShadowRoot).getElementById(id)
  return note ? textOf(note) : ''
}

describe('a field', () => {
  afterEach(clear)

  it('is named by its label and described by its hint', async () => {
    show(<TextInput label="Phone" optional="Optional" hint="Only for questions about the delivery." />, sheets)
    const input = await see('textbox', 'Phone Optional')
    expect(described(input)).equal('Only for questions about the delivery.')
    expect(input.getAttribute('aria-invalid')).equal(null)
    await expectAccessible()
  })

  it('X7: says what is wrong in the place of its hint, tied to the control', async () => {
    const { render } = show(<TextInput label="Email" hint="For your receipt." />, sheets)
    const input = await see('textbox', 'Email')
    render(<TextInput label="Email" hint="For your receipt." error="Enter an email such as name@example.com" />)
    await until(() => input.getAttribute('aria-invalid') === 'true')
    expect(described(input)).equal('Enter an email such as name@example.com')
    await expectAccessible()
  })

  it('offers the platform’s own list', async () => {
    show(<Select label="Country" options={[{ value: 'US', label: 'United States' }]} />, sheets)
    await see('combobox', 'Country')
    await expectAccessible()
  })

  it('keeps its text at 16 px, so that phones do not zoom in', async () => {
    show(<TextInput label="Email" />, sheets)
    expect(getComputedStyle(await see('textbox')).fontSize).equal('16px')
  })

  it('keeps a dial code beside its number in Arabic, also where a browser goes by the language', async () => {
    const byLanguage = css.replaceAll(':dir(rtl)', ':lang(ar)')
    const sheetsThere = [tokens, reset, byLanguage]
    show(<TextInput label="هاتف" dir="ltr" start="+971" defaultValue="50" />, sheetsThere, { dir: 'rtl', lang: 'ar' })
    expect(getComputedStyle(await see('textbox')).textAlign).not.equal('right')
  })

  it('reads figures from the left and starts them at the right in Arabic', async () => {
    show(<TextInput label="هاتف" dir="ltr" defaultValue="+971 50" />, sheets, { dir: 'rtl', lang: 'ar' })
    const { direction, textAlign } = getComputedStyle(await see('textbox'))
    expect([direction, textAlign]).eql(['ltr', 'right'])
  })
})

describe('a refused form', () => {
  afterEach(clear)

  it('X7: gives the focus to the list of what is wrong, whose links lead to the fields', async () => {
    const form = (
      <>
        <Live urgent>
          <ErrorSummary title="One field needs your attention" fields={[{ name: 'lastName', label: 'Last name' }]} />
        </Live>
        <TextInput label="Last name" name="lastName" error="Enter your last name" />
      </>
    )
    const { shadow } = show(form, sheets)
    const region = await see('alert')
    await until(() => shadow.activeElement && region.contains(shadow.activeElement))
    const link = await see('button', 'Last name')
    link.click()
    expect(shadow.activeElement).equal(await see('textbox', 'Last name'))
    await expectAccessible()
  })
})

describe('a choice', () => {
  afterEach(clear)

  it('of cards shows the chosen one’s body alone', async () => {
    const chosen: string[] = []
    const items = [
      { value: 'card', title: 'Card', body: 'Number' },
      { value: 'paypal', title: 'PayPal', note: 'You go to PayPal', body: 'Button' },
    ]
    const { shadow } = show(
      <RadioCards label="Payment" items={items} value="card" onChoose={value => chosen.push(value)} />,
      sheets,
    )
    await see('radiogroup', 'Payment')
    expect(textOf(shadow)).equal('Card Number PayPal You go to PayPal')
    ;(await see('radio', /^PayPal/)).click()
    expect(chosen).eql(['paypal'])
    await expectAccessible()
  })

  it('of segments and boxes has names and passes axe', async () => {
    show(
      <>
        <Segmented
          label="Delivery"
          items={[
            { value: 'home', label: 'Ship to me' },
            { value: 'pickup', label: 'Pick up in store' },
          ]}
          value="home"
          onChoose={() => {}}
        />
        <Checkbox error="Tick the box to go on.">I agree</Checkbox>
      </>,
      sheets,
    )
    await see('radiogroup', 'Delivery')
    expect(all('radio').length).equal(2)
    expect(described(await see('checkbox'))).equal('Tick the box to go on.')
    await expectAccessible()
  })
})
