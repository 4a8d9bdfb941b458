import { expect } from 'chai'
import { setViewport } from '@web/test-runner-commands'
import { allSettled } from 'effector'
import { cartAnswered } from '../../core/cart'
import { consentGiven } from '../../core/consent'
import { tokenReceived } from '../../core/http/token'
import type { DecideRequest } from '../../core/personalisation/contracts'
import { pageScope } from '../../core/runtime/scope'
import { aCart, anItem } from '../../core/testing/a-cart'
import { decidedAs } from '../../core/testing/a-decision'
import { aFragment } from '../../core/testing/a-fragment'
import { aRecommendation } from '../../core/testing/a-recommendation'
import { aToken } from '../../core/testing/a-token'
import { type Call, refuse } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import ContentElement from './content.widget'

const DECIDE = 'POST /api/engine/v1/decide/:brand'
const text = (title: string) => ({ type: 'rich-text', title, targets: [{ url: '#there', text: `Go on, ${title}` }] })

const experience = (experienceId: string, more: object = {}) => ({
  type: 'experience',
  experienceId,
  baselines: [text('Mended')],
  variants: [
    { variantId: 'long-way', targets: [text('The long way')] },
    { variantId: 'hills', targets: [text('Hills')] },
  ],
  trackingEvent: 'words-pressed',
  ...more,
})

let fragments = 0
let running: Promise<unknown> | undefined
const start = () => (running ??= startShop())

async function put(blocks: readonly object[], decide: unknown = decidedAs({})) {
  const calls = theServiceAnswers({
    'GET /:mode/caas/v1/canvas/fragment/:fragmentId': aFragment(blocks),
    'GET /fapi/site/settings': siteSettings({ brand: 'northlane', productUrl: '{path}' }),
    [DECIDE]: decide,
  })
  const widget = await putWidget(ContentElement, `<till-content fragment="c${++fragments}"></till-content>`, start)
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  await until(() => root.querySelector('.blocks'))
  const events = () =>
    calls
      .filter(({ endpoint }) => endpoint === DECIDE)
      .flatMap(({ body }: Call) => (body as DecideRequest).events ?? [])
      .map(({ eventType = '', impressionIds, pageEvents, recClicks }) => [
        eventType.split(':').pop(),
        impressionIds ?? pageEvents ?? recClicks,
      ])
  return { widget, root, events, shows: (words: string) => until(() => textOf(root).includes(words), `No "${words}"`) }
}

const agree = (targeting: boolean) => allSettled(consentGiven, { scope: pageScope, params: { targeting } })
const come = (consumerType: 'GUEST' | 'REGISTERED') =>
  allSettled(tokenReceived, { scope: pageScope, params: { answer: aToken({ consumerType }), now: Date.now() } })
const decideAgain = (test?: readonly string[]) =>
  window.dispatchEvent(new CustomEvent('till:decide', { detail: test && { test } }))

afterEach(async () => {
  decideAgain([])
  await agree(false)
  clearWidgets()
})

describe('an experience', () => {
  it('K1: shows its baseline until it is decided, then its variant, and tells that it was seen', async () => {
    let decide = (_variant: string) => {}
    const coming = new Promise<string>(resolve => {
      decide = resolve
    })
    const { root, shows, events } = await put([experience('home/one')], async (call: Call) =>
      decidedAs({ one: { variant: await coming } })(call),
    )
    void agree(true)
    await until(() => events().length === 2)
    await shows('Mended')
    decide('long-way')
    await shows('The long way')
    expect(textOf(root)).not.to.contain('Mended')
    await until(() => events().some(([type, ids]) => type === 'Impressions' && ids?.[0] === 'i-one'))
  })

  it('K1: stays as it is where the baseline is decided, and where nothing can be', async () => {
    const original = console.error
    console.error = () => {}
    for (const decide of [decidedAs({ two: { variant: 'Baseline' } }), refuse(503, 'GEN500')]) {
      const { root, shows, events } = await put([experience('home/two')], decide)
      await agree(true)
      await until(() => events().length >= 2)
      await shows('Mended')
      expect(textOf(root)).not.to.contain('The long way')
      await agree(false)
      clearWidgets()
    }
    console.error = original
  })

  it('K1: a press of a link or of a product in it sends its tracking event, a press beside it none', async () => {
    const three = { variant: 'hills', items: [aRecommendation('A')] }
    const { root, shows, events } = await put([experience('home/three')], decidedAs({ three }))
    await agree(true)
    await shows('Hills')
    ;(await see('heading', 'Hills', root)).click()
    ;(await see('link', 'Go on, Hills', root)).click()
    ;(await see('button', 'Quick shop: Kestrel A', root)).click()
    await until(() => events().filter(([type]) => type === 'PageEvents').length === 2)
    expect(events().filter(([, names]) => names?.[0] === 'words-pressed').length).to.equal(2)
  })

  it('K1: the page’s script asks for new decisions, and shows a variant for a test, also without consent', async () => {
    let variant = 'long-way'
    const { shows, events } = await put([experience('home/four')], (call: Call) =>
      decidedAs({ four: { variant } })(call),
    )
    await shows('Mended')
    decideAgain(['hills'])
    await shows('Hills')
    expect(events()).to.deep.equal([])
    decideAgain([])
    await shows('Mended')
    await agree(true)
    await shows('The long way')
    variant = 'hills'
    decideAgain()
    await shows('Hills')
  })

  it('K1: shows the products that come with a decision, which lead to their pages, and tells which of them was chosen', async () => {
    const items = [aRecommendation('A'), aRecommendation('B')]
    const { root, widget, events } = await put(
      [experience('home/six')],
      decidedAs({ six: { variant: 'hills', items } }),
    )
    await agree(true)
    const link = await see('link', 'Kestrel B', root)
    expect(link.getAttribute('href')).to.equal('/en-us/p/kestrel-B')
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    link.click()
    await until(() => events().some(([type, ids]) => type === 'RecClicks' && ids?.[0] === items[1]?.recToken))
    await expectAccessible(widget)
    await setViewport({ width: 320, height: 700 })
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
    await setViewport({ width: 800, height: 600 })
  })

  it('K1: a variant that is tested comes without another one’s products, and counts as seen by nobody', async () => {
    const items = [aRecommendation('A')]
    const { shows, events } = await put([experience('home/eight')], decidedAs({ eight: { variant: 'hills', items } }))
    decideAgain(['long-way'])
    await agree(true)
    await until(() => events().length === 2)
    await shows('The long way')
    expect(all('link', 'Kestrel A')).to.deep.equal([])
    decideAgain([])
    await see('link', 'Kestrel A')
    await until(() => events().some(([type]) => type === 'Impressions'))
    expect(events().map(([type]) => type)).to.deep.equal([
      ...['PageView', 'DecisionRequest', 'PageView', 'DecisionRequest', 'Impressions'],
    ])
  })

  it('K1: a variant that the editors have taken out counts as seen by nobody', async () => {
    const { root, shows, events } = await put([experience('home/nine')], decidedAs({ nine: { variant: 'gone' } }))
    await agree(true)
    await until(() => events().length === 2)
    await shows('Mended')
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    ;(await see('link', 'Go on, Mended', root)).click()
    await until(() => events().some(([type]) => type === 'PageEvents'))
    expect(events().map(([type]) => type)).to.deep.equal(['PageView', 'DecisionRequest', 'PageEvents'])
  })

  it('K4: is hidden where no product came', async () => {
    const { root, events } = await put(
      [experience('home/seven')],
      decidedAs({ seven: { variant: 'hills', items: [] } }),
    )
    await agree(true)
    await until(() => events().some(([type]) => type === 'Impressions'))
    await until(() => textOf(root) === '')
  })

  it('K4: takes no room where it shows nothing', async () => {
    const { root } = await put([text('Before'), experience('home/five', { baselines: [] })])
    const [before, empty] = root.querySelectorAll<HTMLElement>('.blocks > *')
    expect(empty?.getBoundingClientRect().height).to.equal(0)
    expect(before && getComputedStyle(before).display).to.equal('block')
  })
})

describe('a segmentation', () => {
  const segmentation = {
    type: 'segmentation',
    segments: [
      { id: 'loggedin', targets: [text('Welcome back')] },
      { id: 'cart-not-empty', targets: [text('Still in your bag')] },
    ],
    baselines: [text('New here?')],
  }

  it('K2: shows the first segment that holds, at once when the cart changes or somebody signs in or out', async () => {
    const { shows, events } = await put([segmentation])
    await shows('New here?')
    await allSettled(cartAnswered, { scope: pageScope, params: aCart({ items: [anItem()], totalItemCount: 1 }) })
    await shows('Still in your bag')
    await come('REGISTERED')
    await shows('Welcome back')
    await come('GUEST')
    await allSettled(cartAnswered, { scope: pageScope, params: aCart({ items: [], totalItemCount: 0 }) })
    await shows('New here?')
    expect(events()).to.deep.equal([])
  })

  it('K4: leaves out a collection that holds only such as show nothing, with its title, and brings it back', async () => {
    const segment = { ...segmentation, segments: [{ id: 'cart-not-empty', targets: [text('In your bag')] }] }
    const nothing = { ...segment, baselines: [] }
    const inner = { type: 'collection', title: 'Within', items: [nothing] }
    const empty = experience('home/nine', { baselines: [nothing] })
    const { root, shows } = await put([
      { type: 'collection', title: 'For you', items: [empty, inner], breakpoints: { sm: { type: 'carousel' } } },
      text('After'),
    ])
    await shows('After')
    await until(() => all('heading', undefined, root).map(textOf).join() === 'After')
    const [first, after] = root.querySelectorAll<HTMLElement>('.blocks > *')
    expect(first?.getBoundingClientRect().height).to.equal(0)
    const top = () => (after as HTMLElement).getBoundingClientRect().top
    expect(top()).to.equal((root.querySelector('.blocks') as HTMLElement).getBoundingClientRect().top)
    await allSettled(cartAnswered, { scope: pageScope, params: aCart({ items: [anItem()], totalItemCount: 1 }) })
    await see('heading', 'For you', root)
    await see('heading', 'Within', root)
    await allSettled(cartAnswered, { scope: pageScope, params: aCart({ items: [], totalItemCount: 0 }) })
    await until(() => all('heading', undefined, root).map(textOf).join() === 'After')
  })

  it('K2: shows the segment of a test context', async () => {
    const { shows } = await put([segmentation])
    decideAgain(['cart-not-empty'])
    await shows('Still in your bag')
  })
})
