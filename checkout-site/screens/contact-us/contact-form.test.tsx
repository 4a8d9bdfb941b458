import { expect } from 'chai'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { $categories } from '../../../core/contact'
import { fetchFx } from '../../../core/http/fetch'
import { profileAnswered } from '../../../core/profile/model'
import { aProfile } from '../../../core/testing/a-profile'
import { ContactForm } from './contact-form'
import { until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'

const categories = [{ code: 'order', label: 'Orders', subjects: [{ code: 'late', label: 'It is late' }] }]

const place = placeForViews()
const show = (scope: Scope) =>
  place.show(
    <Provider value={scope}>
      <ContactForm />
    </Provider>,
  )

const field = (name: string) => {
  const found = place.element.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}

describe('a message to the shop', () => {
  it('keeps what was typed when the shopper’s profile arrives late, and fills in what was not', async () => {
    const scope = fork({
      values: [[$categories, categories]],
      handlers: [[fetchFx, () => new Promise(() => undefined)]],
    })
    show(scope)
    field('message').value = 'Where is my parcel?'
    field('message').focus()
    await allSettled(profileAnswered, { scope, params: { consumerProfile: aProfile() } })
    expect(field('message').value).to.equal('Where is my parcel?')
    expect(document.activeElement).to.equal(field('message'))
    expect([field('name').value, field('email').value]).to.deep.equal(['Maya Okafor', 'maya@example.com'])
  })

  it('F8: says which text is too long, at its field, and keeps all of it', async () => {
    show(fork({ values: [[$categories, categories]] }))
    const typed = {
      name: 'a'.repeat(101),
      email: `${'a'.repeat(90)}@example.com`,
      orderNumber: '1'.repeat(41),
      message: 'a'.repeat(4001),
    }
    for (const [name, text] of Object.entries(typed)) {
      field(name).focus()
      document.execCommand('insertText', false, text)
    }
    place.element.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    const saidOf = (name: string) =>
      (field(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent ?? '')
        .join(' ')
    await until(() => saidOf('email') !== '', 'The address has no sentence')
    expect(Object.keys(typed).map(name => saidOf(name).trim())).to.deep.equal([
      'Use at most 100 characters',
      'Use at most 100 characters',
      'Use at most 40 characters',
      'Use at most 4000 characters',
    ])
    expect(Object.keys(typed).map(name => field(name).value)).to.deep.equal(Object.values(typed))
  })
})
