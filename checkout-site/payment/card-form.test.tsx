import { expect } from 'chai'
import { until } from '../../widgets/testing/see'
import { pageScope } from '../../core/runtime/scope'
import { $words } from './card-form.words'
import { words as french } from './card-form.words.fr'
import { mountSandboxCode } from './sandbox-code-field'
import { sandboxProvider } from './sandbox-provider'

let mended: string[]
const onMended = (name: string) => void mended.push(name)
const page = { api: 'https://shop.test', key: 'pk_test', locale: 'fr-FR', now: () => Date.now(), onMended }
const english = pageScope.getState($words)
const translated = { ...english, ...french }

let place: HTMLElement
const field = (name: string) => {
  const found = place.querySelector<HTMLInputElement>(`[data-name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}
const type = (name: string, text: string) => {
  field(name).value = text
  field(name).dispatchEvent(new InputEvent('input'))
}

beforeEach(() => {
  mended = []
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => place.remove())

describe('the form for a card', () => {
  it('goes on with what was typed when the shopper’s language comes late', () => {
    const first = sandboxProvider.mountCard(place, { ...page, words: english, holder: 'Maya Okafor' })
    type('cardNumber', '3782')
    type('cardHolder', 'M. Okafor')
    field('cardNumber').focus()
    first.unmount()

    sandboxProvider.mountCard(place, { ...page, words: translated, holder: 'Maya Okafor' })
    expect(place.textContent).to.include(french.cardNumber)
    expect([field('cardNumber').value, field('cardHolder').value]).to.deep.equal(['3782', 'M. Okafor'])
    expect(document.activeElement).to.equal(field('cardNumber'))
    expect(field('cardCode').placeholder).to.equal(translated.codeExampleFour)
  })

  it('D1: shows the mark of the brand as soon as the first digits tell it, by its name', async () => {
    sandboxProvider.mountCard(place, { ...page, words: english, holder: '' })
    const said = () => field('cardNumber').parentElement?.querySelector('[role=img]')?.getAttribute('aria-label')
    expect(said()).to.equal(undefined)
    type('cardNumber', '55')
    await until(() => said() === 'Mastercard')
    type('cardNumber', '3')
    expect(said()).to.equal(undefined)
  })

  it('D1: reads a month of one digit as such, with a stroke after it or none', () => {
    sandboxProvider.mountCard(place, { ...page, words: english, holder: '' })
    const written = ['1/27', '3/28', '1227'].map(text => {
      type('cardExpiry', text)
      return field('cardExpiry').value
    })
    expect(written).to.deep.equal(['01 / 27', '03 / 28', '12 / 27'])
  })

  it('M8: judges a card’s expiry by the service’s clock, whatever the browser’s says', async () => {
    const inTime = { ...page, words: english, holder: 'Maya Okafor' }
    const problemsIn = async (year: number) => {
      const fields = sandboxProvider.mountCard(place, { ...inTime, now: () => Date.UTC(year, 5, 1) })
      type('cardExpiry', '12 / 30')
      const told = await fields.tokenise()
      fields.unmount()
      return told.kind === 'problems' ? told.problems.map(({ field }) => field) : []
    }
    expect(await problemsIn(2030)).not.to.include('cardExpiry')
    expect(await problemsIn(2031)).to.include('cardExpiry')
  })

  it('tells of each field that was wrong and is right, once, and of no other', async () => {
    const fields = sandboxProvider.mountCard(place, { ...page, words: english, holder: 'Maya Okafor' })
    type('cardExpiry', '12 / 30')
    expect(mended).to.deep.equal([])
    type('cardExpiry', '')
    expect((await fields.tokenise()).kind).to.equal('problems')
    type('cardNumber', '4111 1111')
    type('cardCode', '123')
    type('cardNumber', '4111 1111 1111 1111')
    type('cardNumber', '4111 1111 1111 1111')
    expect(mended).to.deep.equal(['cardCode', 'cardNumber'])
  })
})

describe('the field for a kept card’s security code', () => {
  it('goes on with what was typed when the shopper’s language comes late', () => {
    const settings = { ...page, brand: 'visa', hint: '' } as const
    const first = mountSandboxCode(place, { ...settings, words: english })
    type('cardCode', '12')
    first.unmount()
    mountSandboxCode(place, { ...settings, words: translated })
    expect(place.textContent).to.include(french.cardCode)
    expect(field('cardCode').value).to.equal('12')
  })
})
