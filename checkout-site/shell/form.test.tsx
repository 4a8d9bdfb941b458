import { expect } from 'chai'
import { flushSync } from 'react-dom'
import { TextInput } from '../../widgets/ui/field'
import { Form, type FormProps } from './form'
import { placeForViews } from '../testing/place-for-views'

const place = placeForViews()
let sent: Record<string, unknown>[]

interface Shown extends Partial<FormProps> {
  wrong?: string[]
}

/** Effects have run when it returns. */
function show({ wrong = [], ...props }: Shown = {}) {
  const error = (name: string) => (wrong.includes(name) ? `${name} is missing` : undefined)
  place.show(
    <Form onSubmit={typed => void sent.push(Object.fromEntries(typed))} {...props}>
      <TextInput label="Name" name="name" defaultValue="Maya" error={error('name')} />
      <TextInput label="City" name="city" error={error('city')} />
      <TextInput label="Street" name="street" error={error('street')} />
      <button type="submit">Send</button>
    </Form>,
  )
  flushSync(() => undefined)
}

const one = <Found extends HTMLElement>(selector: string) => {
  const found = place.element.querySelector<Found>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const field = (name: string) => one<HTMLInputElement>(`[name=${name}]`)
const nameWithFocus = () => document.activeElement?.getAttribute('name') ?? null

beforeEach(() => {
  sent = []
})

describe('a form of the microsite', () => {
  it('gives what was typed to its owner and stays on the page', () => {
    show()
    field('city').value = 'Lyon'
    one('button').click()
    expect(sent).to.deep.equal([{ name: 'Maya', city: 'Lyon', street: '' }])
  })

  it('never puts what was typed into an address, should its script come late', () => {
    show()
    expect(one<HTMLFormElement>('form').method).to.equal('post')
  })

  it('moves the focus to the first wrong field at each attempt, also when the same field is wrong again', () => {
    show({ attempt: 0 })
    show({ attempt: 1, wrong: ['city', 'street'] })
    expect(nameWithFocus()).to.equal('city')
    field('street').focus()
    show({ attempt: 2, wrong: ['city', 'street'] })
    expect(nameWithFocus()).to.equal('city')
  })

  it('leaves the focus where it is while the shopper mends a field', () => {
    show({ attempt: 0 })
    show({ attempt: 1, wrong: ['city', 'street'] })
    field('street').focus()
    show({ attempt: 1, wrong: ['city'] })
    expect(nameWithFocus()).to.equal('street')
  })

  it('takes no focus when it comes back with what was wrong before', () => {
    show({ attempt: 1, wrong: ['city'] })
    expect(nameWithFocus()).to.equal(null)
  })

  it('reads out a refusal in a region that was there before, and brings it into view', () => {
    place.element.style.paddingBlock = '200vh'
    show({ error: null })
    const region = one('[role=alert]')
    expect(region.textContent).to.equal('')
    one('button').scrollIntoView({ block: 'end' })
    scrollTo(0, document.body.scrollHeight)
    show({ error: 'The shop did not answer.' })
    expect(one('[role=alert]')).to.equal(region)
    expect(region.textContent).to.equal('The shop did not answer.')
    const { top, bottom } = region.getBoundingClientRect()
    expect(top >= 0 && bottom <= innerHeight, `${top} to ${bottom} of ${innerHeight}`).to.equal(true)
  })
})
