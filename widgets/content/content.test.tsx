import { expect } from 'chai'
import { theServiceAnswers, startShop } from '../testing/the-service'
import { aFragment } from '../../core/testing/a-fragment'
import type { Call } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { wholeStory } from '../testing/story'
import ContentElement from './content.widget'
import { stories } from './content.stories'

const FRAGMENT = 'GET /:mode/caas/v1/canvas/fragment/:fragmentId'

let calls: Call[]
let fragments = 0
let running: Promise<unknown> | undefined
const start = () => (running ??= startShop())

/** Each under an id of its own, since a page reads each fragment once. */
async function put(answer: unknown, { inside = '', more = '' } = {}) {
  calls = theServiceAnswers({ [FRAGMENT]: answer })
  const markup = `<till-content fragment="f${++fragments}" ${more}>${inside}</till-content>`
  const widget = await putWidget(ContentElement, markup, start)
  await widget.arrive()
  return widget
}

const shown = (widget: HTMLElement, words: string) =>
  until(() => widget.shadowRoot && textOf(widget.shadowRoot).includes(words), `It does not show "${words}"`)

afterEach(() => {
  clearWidgets()
  document.documentElement.removeAttribute('style')
})

describe('<till-content>', () => {
  for (const [title, story] of Object.entries(stories)) {
    it(`is accessible, light and dark: ${title}`, async () => {
      const answer = wholeStory(story).answers[FRAGMENT] as object
      const widget = await put('status' in answer ? answer : { ...answer })
      await until(() => widget.shadowRoot?.querySelector('.blocks, .failed'))
      await expectAccessible(widget)
      Object.assign(document.documentElement.style, { colorScheme: 'dark', background: '#191918' })
      await expectAccessible(widget)
    })
  }

  it('shows the page’s own content until the fragment has come', async () => {
    let answer = (_value: unknown) => {}
    const coming = new Promise(resolve => {
      answer = resolve
    })
    const widget = await put(() => coming, { inside: '<p id="own">Ours</p>' })
    await until(() => calls.length === 1)
    expect(document.querySelector('#own')?.checkVisibility()).to.equal(true)
    answer(aFragment([{ type: 'rich-text', title: 'Theirs' }]))
    await shown(widget, 'Theirs')
    expect(document.querySelector('#own')?.checkVisibility()).to.equal(false)
  })

  it('says what did not work, and tries again', async () => {
    let isThere = false
    const widget = await put(() =>
      isThere ? aFragment([{ type: 'rich-text', title: 'Here again' }]) : { status: 503, body: '{}' },
    )
    const retry = await see('button', 'Try again')
    expect(textOf(widget.shadowRoot as ShadowRoot)).to.contain('This part of the page could not be loaded.')
    isThere = true
    retry.click()
    await shown(widget, 'Here again')
  })

  it('gives the focus to what has come after another try', async () => {
    let isThere = false
    const widget = await put(() =>
      isThere ? aFragment([{ type: 'rich-text', title: 'Here' }]) : { status: 503, body: '{}' },
    )
    const retry = await see('button', 'Try again')
    isThere = true
    retry.focus()
    retry.click()
    await shown(widget, 'Here')
    expect(widget.shadowRoot?.activeElement?.className).to.equal('blocks')
  })

  it('says that the browser is offline', async () => {
    const widget = await put(() =>
      Promise.reject({ kind: 'network', code: 'offline', message: 'No answer', status: 0 }),
    )
    await see('button', 'Try again')
    await until(() => /offline|connection/i.test(textOf(widget.shadowRoot as ShadowRoot)))
  })

  it('K4: leaves out a collection, bar or filter without anything in it, with its title', async () => {
    const widget = await put(
      aFragment([
        { type: 'collection', title: 'Nothing in it', items: [] },
        { type: 'collection', title: 'Nothing in that', items: [{ type: 'promo-bar', items: [] }] },
        { type: 'promo-bar', title: 'No promises', items: [] },
        { type: 'icon-text-collection', title: 'No steps', items: [] },
        { type: 'rich-text', title: 'The rest' },
      ]),
    )
    await shown(widget, 'The rest')
    expect(textOf(widget.shadowRoot as ShadowRoot)).to.equal('The rest')
  })

  it('many of one fragment are one call', async () => {
    const one = await put(aFragment([{ type: 'rich-text', title: 'Once' }]))
    await shown(one, 'Once')
    const two = await putWidget(ContentElement, `<till-content fragment="f${fragments}"></till-content>`, start)
    await two.arrive()
    await shown(two, 'Once')
    expect(calls.filter(({ endpoint }) => endpoint === FRAGMENT)).to.have.length(1)
  })

  it('a filter block asks for the product that the element names', async () => {
    const filter = {
      type: 'filter',
      filterType: 'bySku',
      operator: 'IN',
      values: ['TQ4407AB12'],
      items: [{ type: 'rich-text', title: 'About this shoe' }],
    }
    const elsewhere = await put(aFragment([filter]))
    await until(() => elsewhere.shadowRoot?.querySelector('.blocks'))
    expect(textOf(elsewhere.shadowRoot as ShadowRoot)).to.equal('')
    const there = await put(aFragment([filter]), { more: 'product="TQ4407AB12"' })
    await shown(there, 'About this shoe')
  })

  it('J12: a filter block follows the page that goes on by its own router', async () => {
    const filter = {
      type: 'filter',
      filterType: 'bySku',
      operator: 'IN',
      values: ['TQ4407AB12'],
      items: [{ type: 'rich-text', title: 'About this shoe' }],
    }
    const widget = await put(aFragment([filter, { type: 'rich-text', title: 'The rest' }]))
    await shown(widget, 'The rest')
    const before = location.href
    history.pushState(null, '', '/en-us/p/meridian-TQ4407AB12')
    try {
      await shown(widget, 'About this shoe')
    } finally {
      history.pushState(null, '', before)
    }
    await until(() => !textOf(widget.shadowRoot as ShadowRoot).includes('About this shoe'))
  })

  it('a closed benefit bar stays closed', async () => {
    localStorage.clear()
    const bar = { type: 'benefit-bar', id: 'closed-one', title: 'Free shipping', showCloseButton: true }
    const widget = await put(aFragment([bar, { type: 'rich-text', title: 'Below it' }]))
    await shown(widget, 'Free shipping')
    ;(await see('button', 'Close')).click()
    await until(() => !textOf(widget.shadowRoot as ShadowRoot).includes('Free shipping'))
    clearWidgets()
    const later = await put(aFragment([bar, { type: 'rich-text', title: 'Below it' }]))
    await shown(later, 'Below it')
    expect(all('button', 'Close')).to.deep.equal([])
  })

  it('J4: whoever closes a benefit bar reads on in the next block', async () => {
    localStorage.clear()
    const bar = { type: 'benefit-bar', id: 'read-on', title: 'Free shipping', showCloseButton: true }
    const widget = await put(
      aFragment([{ type: 'rich-text', title: 'Above' }, bar, { type: 'rich-text', title: 'Below' }]),
    )
    const close = await see('button', 'Close')
    close.focus()
    close.click()
    await until(() => all('button', 'Close').length === 0)
    expect(textOf(widget.shadowRoot?.activeElement as Element)).to.equal('Below')
  })

  it('a block with one target leads there as a whole', async () => {
    await put(aFragment([{ type: 'linked-card', title: 'Long runs', mediaTarget: { url: '/en-us/c/run-4010' } }]))
    const link = (await see('link', 'Long runs')) as HTMLAnchorElement
    expect(link.getAttribute('href')).to.equal('/en-us/c/run-4010')
  })
})
