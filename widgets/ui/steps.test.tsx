import { expect } from 'chai'
import { until } from '../testing/see'
import { clear, show } from '../testing/show'
import reset from './reset.css?inline'
import { Steps } from './steps'
import css from './steps.css?inline'
import tokens from './tokens.css?inline'

afterEach(clear)

it('a step that is done is a link with a tick, and no step to come looks like it', async () => {
  const steps = [
    { label: 'Shipping', href: '/shipping', isDone: true },
    { label: 'Billing', here: true },
    { label: 'Summary' },
  ]
  const { shadow } = show(<Steps label="Checkout" steps={steps} />, [tokens, reset, css])
  const [done, , later] = await until(() => {
    const all = shadow.querySelectorAll('li')
    return all.length === 3 && all
  })
  const ticks = (step: Element | undefined) => step?.querySelectorAll('path[d^="M5 12.5"]').length
  expect([ticks(done), ticks(later)]).to.deep.equal([1, 0])
  const inkOf = (text: Element | null | undefined) => text && getComputedStyle(text).color
  expect(inkOf(done?.querySelector('a'))).not.to.equal(inkOf(later?.querySelector('span')))
})
