import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { allSettled } from 'effector'
import { cameOnline } from '../../core/runtime/page-events'
import { pageScope } from '../../core/runtime/scope'
import { anAnswer, aQuestion, someQuestions } from '../../core/testing/a-question'
import { type Answers, noAnswer, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { typeInto } from '../testing/type-into'
import { several } from './questions.stories'
import QuestionsElement from './questions.widget'

const LIST = 'GET /products/v1/products/:productId/reviews/questions'
const ASK = 'POST /products/v1/products/:productId/reviews/questions'
const VOTE = 'POST /products/v1/review/:answerId/questions/vote'

let products = 0

/** Questions about a product that no other test has shown. */
async function put(list: unknown, answers: Answers = {}) {
  const calls = theServiceAnswers({ [LIST]: list, ...answers })
  const markup = `<till-questions product="TQ4407Q${++products}"></till-questions>`
  const widget = await putWidget(QuestionsElement, markup, startShop)
  const root = widget.shadowRoot as ShadowRoot
  expect(root.querySelectorAll('.skel'), 'before its view').to.have.length(3)
  await widget.arrive()
  const says = (words: string | RegExp) =>
    until(() => textOf(root).match(words), `It does not say ${words}, but ${textOf(root)}`)
  return { widget, root, says, callsTo: (name: string) => calls.filter(({ endpoint }) => endpoint === name) }
}

const created = (body: object) => ({ status: 201, body: JSON.stringify(body) })

afterEach(async () => {
  clearWidgets()
  await setViewport({ width: 800, height: 600 })
})

describe('<till-questions>', () => {
  before(async function () {
    this.timeout(60_000)
    await Promise.all([import('../host/mount'), import('./questions'), import('./ask-question')])
  })

  it('G7: shows questions with their answers, and goes on', async () => {
    const { widget, root, says, callsTo } = await put(someQuestions(several, { total: 12 }))
    await says(/Will it come in half size 12\.5\? Aiko Nov 2, 2026 No answer yet\./)
    await says(/Yes\. The insole comes out\. Northlane From the shop/)
    await expectAccessible(widget)
    await setViewport({ width: 320, height: 640 })
    await expectAccessible(widget)
    const section = root.querySelector('section') as HTMLElement
    for (const width of [320, 240, 180]) {
      widget.style.setProperty('max-width', `${width}px`)
      expect(section.scrollWidth, `${width} px`).to.be.at.most(section.clientWidth)
    }
    ;(await see('button', 'Show more questions')).click()
    await until(() => callsTo(LIST).at(-1)?.query['start'] === '3')
  })

  it('G7: shows words as text alone, whatever they hold', async () => {
    const text = '<img src=x onerror=alert(1)>'
    const { root } = await put(
      someQuestions([aQuestion('a', { text, answers: [anAnswer('b', { text: '<i>x</i>' })] })]),
    )
    await see('heading', text)
    expect(root.querySelectorAll('article :is(img, i, script)')).to.have.length(0)
  })

  it('G7: counts a vote for an answer', async () => {
    const answers = [anAnswer(`vote-${products}`)]
    await put(someQuestions([aQuestion('a', { answers })]), { [VOTE]: { helpful: 7, notHelpful: 0 } })
    ;(await see('button', 'Yes (6)')).click()
    expect((await see('button', 'Yes (7)')).getAttribute('aria-pressed')).to.equal('true')
  })

  it('says that there are none, what is wrong, and comes by itself once the connection is back', async () => {
    let answer: unknown = refuse(500, 'GEN500')
    const { widget, says } = await put(() => (typeof answer === 'function' ? answer() : answer))
    await expectAccessible(widget)
    answer = noAnswer('offline')
    ;(await see('button', 'Try again')).click()
    await says(/You are offline\./)
    answer = someQuestions([])
    await allSettled(cameOnline, { scope: pageScope })
    await says(/Nobody has asked about this yet\./)
    await expectAccessible(widget)
  })

  it('G7: asks in a dialog, keeps what was typed where it fails, and says that it is sent', async () => {
    let answer: unknown = noAnswer('offline')
    const { widget, root, says } = await put(someQuestions([]), {
      [ASK]: () => (typeof answer === 'function' ? answer() : answer),
    })
    ;(await see('button', 'Ask a question')).click()
    await see('dialog', 'Ask a question')
    ;(await see('button', 'Send question')).click()
    await until(() => root.activeElement?.localName === 'textarea')
    await expectAccessible(widget)
    typeInto(await see('textbox', 'Your question'), 'x'.repeat(502))
    await says(/Too long: shorten it by 2 characters/)
    typeInto(await see('textbox', 'Your question'), 'Is it wide?')
    typeInto(await see('textbox', 'Your name'), 'Noor')
    ;(await see('button', 'Send question')).click()
    await says(/You are offline\./)
    expect(((await see('textbox', 'Your question')) as HTMLTextAreaElement).value).to.equal('Is it wide?')
    answer = created({ status: 'published', question: aQuestion('own', { text: 'Is it wide?' }) })
    // A press in Safari focuses no button.
    ;(root.activeElement as HTMLElement | null)?.blur()
    ;(await see('button', 'Send question')).click()
    await see('dialog', 'Question sent')
    await until(() => root.activeElement?.matches('.ask-done'), 'The focus is elsewhere')
    await says(/Thank you\. Your question is in the list now\./)
    await expectAccessible(widget)
    ;(await see('button', 'Back to the questions')).click()
    await until(() => all('dialog').length === 0)
    expect(root.activeElement?.textContent).to.equal('Ask a question')
    await says(/Is it wide\? Rob Nov 2, 2026 Your question No answer yet\./)
  })
})
