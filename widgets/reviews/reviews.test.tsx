import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { allSettled } from 'effector'
import { cameOnline } from '../../core/runtime/page-events'
import { pageScope } from '../../core/runtime/scope'
import { save } from '../../core/runtime/storage'
import { aReview, someReviews } from '../../core/testing/a-review'
import { type Answers, noAnswer, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget, testPage } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { typeInto } from '../testing/type-into'
import { answerOf } from './reviews.stories'
import ReviewsElement from './reviews.widget'

const LIST = 'GET /products/v1/products/:productId/reviews'
const WRITE = 'POST /products/v1/products/:productId/reviews'
const VOTE = 'POST /products/v1/review/:reviewId/vote'
const FLAG = 'POST /products/v1/review/:reviewId/flag'
const OWN = 'GET /products/v1/products/:productId/reviews/own'
const TRANSLATE = 'POST /products/v1/review/:reviewId/translate'

let products = 0

/** Reviews of a product that no other test has shown. */
async function put(list: unknown, answers: Answers = {}) {
  const calls = theServiceAnswers({ [LIST]: list, ...answers })
  const markup = `<till-reviews product="TQ4407R${++products}"></till-reviews>`
  const widget = await putWidget(ReviewsElement, markup, startShop)
  const root = widget.shadowRoot as ShadowRoot
  expect(root.querySelector('.skel'), 'before its view').not.to.equal(null)
  await widget.arrive()
  const says = (words: string | RegExp) =>
    until(() => textOf(root).match(words), `It does not say ${words}, but ${textOf(root)}`)
  const callsTo = (name: string) => calls.filter(({ endpoint }) => endpoint === name)
  return { widget, root, says, callsTo }
}

/** Opens the form and fills it in. */
async function written() {
  ;(await see('button', 'Write a review')).click()
  await see('dialog', 'Write a review')
  ;(await see('radio', '5 stars')).click()
  typeInto(await see('textbox', 'Title'), 'Good')
  typeInto(await see('textbox', 'Your review'), 'Ran well.')
  typeInto(await see('textbox', 'Your name'), 'Noor')
}

const created = (body: object) => ({ status: 201, body: JSON.stringify(body) })

afterEach(async () => {
  clearWidgets()
  await setViewport({ width: 800, height: 600 })
})

describe('<till-reviews>', () => {
  before(async function () {
    this.timeout(60_000)
    await Promise.all([import('../host/mount'), import('./reviews'), import('./write-review')])
  })

  it('G6: has the bars of stars beside the average, also where there is much room', async () => {
    await setViewport({ width: 1280, height: 800 })
    const { root, says } = await put(answerOf(42))
    await says('42 reviews')
    const [average, bars] = ['.average', '.bars'].map(name => root.querySelector(name)?.getBoundingClientRect())
    expect((bars?.left ?? 0) - (average?.left ?? 0)).to.be.within(180, 320)
    expect(bars?.top).to.equal(average?.top)
  })

  it('G6: shows the average, the stars and what people wrote', async () => {
    const { widget, root, says } = await put(answerOf(42))
    await says(/4\.3 42 reviews 39 of 42 say it is true to size/)
    await says(/My third pair.* Comfortable from the first kilometre\. Priya S\. Nov 2, 2026 Bought here True to size/)
    await see('img', '4.3 of 5 stars')
    await see('button', '5 stars: 38 reviews')
    await expectAccessible(widget)
    await setViewport({ width: 320, height: 640 })
    await expectAccessible(widget)
    const section = root.querySelector('section') as HTMLElement
    for (const width of [320, 240, 180]) {
      widget.style.setProperty('max-width', `${width}px`)
      expect(section.scrollWidth, `${width} px`).to.be.at.most(section.clientWidth)
    }
  })

  it('G6: shows words as text alone, whatever they hold', async () => {
    const title = '<img src=x onerror=alert(1)>'
    const list = someReviews([aReview('a', { title, author: '<b>B</b>', text: '<i>one</i>\ntwo' })])
    const { root } = await put({ ...list, summary: { ...list.summary, fit: { small: 0, true: 0, large: 0 } } })
    await see('heading', title)
    expect(textOf(root), 'where nobody has told it').not.to.include('true to size')
    expect(root.querySelectorAll('article :is(img, b, i, script)')).to.have.length(0)
    expect(root.querySelector('.text')?.textContent).to.equal('<i>one</i>\ntwo')
  })

  it('G6: is narrowed by stars, sorted, and goes on', async () => {
    const { widget, callsTo } = await put(answerOf(42))
    const asked = () => callsTo(LIST).at(-1)?.query
    ;(await see('button', '4 stars: 2 reviews')).click()
    await until(() => asked()?.['rating'] === '4')
    expect((await see('button', '4 stars: 2 reviews')).getAttribute('aria-pressed')).to.equal('true')
    const showAll = await see('button', 'Show all stars')
    showAll.focus()
    showAll.click()
    await until(() => !asked()?.['rating'])
    await until(() => all('button', 'Show all stars').length === 0)
    await until(() => widget.shadowRoot?.activeElement, 'X3: the focus is lost')
    const sort = (await see('combobox', 'Sort by')) as HTMLSelectElement
    sort.value = 'lowest'
    sort.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => asked()?.['sort'] === 'lowest')
    await until(() => all('button', 'Show more reviews').some(button => !button.ariaBusy))
    ;(await see('button', 'Show more reviews')).click()
    await until(() => asked()?.['start'] === '3')
  })

  it('says that there are none, and offers to write the first', async () => {
    const { widget, says } = await put(someReviews([]))
    await says(/Nobody has reviewed this yet\./)
    await see('button', 'Write a review')
    expect(all('combobox')).to.have.length(0)
    await expectAccessible(widget)
  })

  it('says what is wrong, tries again when asked, and by itself once the connection is back', async () => {
    let answer: unknown = refuse(500, 'GEN500')
    const { widget, says } = await put(() => (typeof answer === 'function' ? answer() : answer))
    await expectAccessible(widget)
    answer = noAnswer('offline')
    ;(await see('button', 'Try again')).click()
    await says(/You are offline\./)
    answer = someReviews([aReview('a')])
    await allSettled(cameOnline, { scope: pageScope })
    await see('heading', 'Review a')
    expect(all('button', 'Try again')).to.have.length(0)
  })

  it('G6: counts a vote, reports a review, and shows a translation and the original', async () => {
    const id = `v${products}`
    const french = aReview(id, { title: 'Légère', language: 'fr', isTranslatable: true })
    const { widget, says, callsTo } = await put(someReviews([french]), {
      [VOTE]: { helpful: 4, notHelpful: 1 },
      [FLAG]: { status: 204, body: '' },
      [TRANSLATE]: { language: 'en', title: 'Light', text: 'And steady.' },
    })
    ;(await see('button', 'Yes (3)')).click()
    const pressed = await see('button', 'Yes (4)')
    expect(pressed.getAttribute('aria-pressed')).to.equal('true')
    const { borderColor, backgroundColor } = getComputedStyle(pressed)
    expect(borderColor).to.equal(backgroundColor)
    ;(await see('button', 'Report')).click()
    await says(/Reported to the shop\./)
    ;(await see('button', 'Translate into English')).click()
    await see('heading', 'Light')
    await expectAccessible(widget)
    ;(await see('button', 'Show the original')).click()
    await see('heading', 'Légère')
    expect(callsTo(TRANSLATE)).to.have.length(1)
  })

  it('G6: leads to what is missing in the form, counts the characters, and is accessible', async () => {
    const { widget } = await put(someReviews([]))
    ;(await see('button', 'Write a review')).click()
    await see('dialog', 'Write a review')
    ;(await see('button', 'Send review')).click()
    await until(() => (widget.shadowRoot as ShadowRoot).activeElement?.getAttribute('type') === 'radio')
    await expectAccessible(widget)
    await setViewport({ width: 320, height: 640 })
    const form = widget.shadowRoot?.querySelector('form') as HTMLElement
    expect(form.scrollWidth).to.be.at.most(form.clientWidth)
    typeInto(await see('textbox', 'Your review'), 'x'.repeat(2003))
    await until(() => textOf(widget.shadowRoot as ShadowRoot).includes('Too long: shorten it by 3 characters'))
    ;(await see('button', 'Close')).click()
    await until(() => all('dialog').length === 0)
  })

  it('G6: sends a review, which is then seen, and the focus is back on the button', async () => {
    const { says, callsTo, root } = await put(someReviews([]), {
      [WRITE]: created({ status: 'published', review: aReview('own', { rating: 5, title: 'Good' }) }),
    })
    await written()
    ;(await see('button', 'Send review')).click()
    await says(/Thank you\. Your review is published\./)
    await see('heading', 'Good')
    await until(() => all('dialog').length === 0)
    expect(root.activeElement?.textContent).to.equal('Change your review')
    expect(callsTo(WRITE)[0]?.body).to.include({ rating: 5, title: 'Good', text: 'Ran well.', author: 'Noor' })
  })

  it('G6: shows a review of an earlier page as one’s own, which the form changes', async () => {
    save(testPage.key, 'session', 1, { login: false, accessExpiry: Date.now() + 60_000, employee: false })
    const [mine, before] = [aReview('mine', { title: 'Mine' }), aReview('before', { title: 'Before' })]
    const written = [
      { status: 'pending', review: mine },
      { status: 'published', review: before },
    ]
    const { widget, says, root } = await put(someReviews([aReview('a'), before]), {
      [OWN]: { written, reviews: [], flagged: [], answers: [] },
    })
    await says(/The shop reads your review before others see it\. .*Your review Mine .*Your review Before/)
    expect(root.querySelectorAll('.votes')).to.have.length(1)
    ;(await see('button', 'Change your review')).click()
    await see('dialog', 'Change your review')
    expect(((await see('textbox', 'Title')) as HTMLInputElement).value).to.equal('Mine')
    await expectAccessible(widget)
    ;(await see('button', 'Close')).click()
    await until(() => all('dialog').length === 0)
  })

  it('G6: keeps what was typed where the shop refuses it, and through a closed form', async () => {
    let answer: unknown = refuse(400, 'REV410')
    const { says } = await put(someReviews([]), { [WRITE]: () => (typeof answer === 'function' ? answer() : answer) })
    await written()
    ;(await see('button', 'Send review')).click()
    await says(/Your review is too long\. Shorten it a little\./)
    answer = noAnswer('offline')
    ;(await see('button', 'Send review')).click()
    await see('alert', undefined, (await see('dialog')).querySelector('form') ?? undefined)
    ;(await see('button', 'Close')).click()
    await until(() => all('dialog').length === 0)
    answer = created({ status: 'pending', review: aReview('own') })
    ;(await see('button', 'Write a review')).click()
    expect(((await see('textbox', 'Title')) as HTMLInputElement).value).to.equal('Good')
    ;(await see('button', 'Send review')).click()
    await says(/The shop reads your review before others see it\./)
  })
})
