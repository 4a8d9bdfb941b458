import { expect } from 'chai'
import { $dialogs } from '../../core/dialogs'
import { pageScope } from '../../core/runtime/scope'
import { loaderParts } from '../testing/loader-parts'
import { testPage } from '../testing/put-widget'
import { until } from '../testing/see'
import { theServiceAnswers } from '../testing/the-service'
import { defineWidget } from './define-widget'
import { givePage } from './page'
import { register } from './register'
import { startShop } from './shop'
import type { ScriptState, Shop } from './shop-port'

const plain = {
  about: 'A test.',
  styles: [],
  runs: 'touch',
  view: async () => ({ View: () => 'here', styles: [] }),
} as const

const widgets: Readonly<Record<string, unknown>> = {
  'till-sign-in': defineWidget({ ...plain, tag: 'till-sign-in', attributes: {}, opens: true }),
  'till-favorite': defineWidget({ ...plain, tag: 'till-favorite', attributes: {} }),
}

const said: unknown[] = []
const { error } = console
let shop: Shop
const listeners: ScriptState['listeners'] = new Map()

const refusalOf = (name: string) => shop.open(name).catch((refusal: unknown) => refusal)
const openOnes = () =>
  pageScope
    .getState($dialogs)
    .filter(({ state }) => state === 'open')
    .map(({ name }) => name)

before(async () => {
  console.error = (...words: unknown[]) => void said.push(words[0])
  theServiceAnswers({})
  givePage({ ...loaderParts, config: testPage, start: async () => {} })
  const define = async (tag: string, say: (sentence: string) => void = sentence => console.error(sentence)) => {
    if (tag === 'till-quick-shop') throw new TypeError('Failed to fetch')
    if (widgets[tag]) await register(tag, async () => ({ default: widgets[tag] as CustomElementConstructor }))
    else say(`There is no ${tag}.`)
  }
  shop = await startShop(testPage, { listeners, late: {}, configure() {} }, define)
})

beforeEach(() => {
  said.length = 0
})

after(() => {
  console.error = error
  for (const element of document.querySelectorAll('till-sign-in, till-favorite')) element.remove()
})

describe('till.open', () => {
  it('M2: takes a step of the sign-in by its own name, and says nothing in the console', async () => {
    await shop.open('sign-up')
    expect([openOnes(), said]).to.deep.equal([['sign-in'], []])
  })

  it('M5: refuses a widget that has no dialog, adds none to the page, and leaves what is open as it is', async () => {
    expect(await refusalOf('favorite')).to.include({ code: 'usage' })
    expect(document.querySelector('till-favorite')).to.equal(null)
    expect(openOnes()).to.deep.equal(['sign-in'])
    expect(said).to.deep.equal(['[till] Expected the name of a dialog, got "favorite".'])
  })

  it('M5: rejects with an error of the page’s kind, which is also published, like the calls about the cart', async () => {
    const heard: unknown[] = []
    listeners.set('error', new Set([detail => void heard.push(detail)]))
    const message = 'Expected the name of a dialog, got "sing".'
    const refusal = await refusalOf('sing')
    expect(refusal).to.be.instanceOf(Error).and.include({ code: 'usage', message, status: 0 })
    // The page's own first calls fail here too, and so did the test before, each published at a moment of its own.
    const refusals = () => heard.filter(detail => (detail as { message: string }).message === message)
    await until(() => refusals().length > 0)
    expect(refusals()).to.deep.equal([{ code: 'usage', message, status: 0 }])
  })

  it('T15: rejects as unreachable where the widget cannot be loaded', async () => {
    const refusal = await refusalOf('quick-shop')
    expect(refusal).to.be.instanceOf(Error).and.include({ code: 'unreachable', status: 0 })
  })

  it('M5: refuses a name that there is none of, in one sentence of the console', async () => {
    expect(await refusalOf('dance')).to.include({ code: 'usage' })
    expect(said).to.deep.equal(['[till] Expected the name of a dialog, got "dance".'])
  })
})
