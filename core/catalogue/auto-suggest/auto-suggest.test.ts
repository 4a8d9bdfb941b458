import '../../wiring/search/found-product-opens'
import '../../wiring/search/recent-searches-need-consent'
import { createWatch } from 'effector'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { consentGiven } from '../../consent'
import { dialogWanted } from '../../dialogs'
import { tokenForgotten } from '../../http/token'
import { visitFx } from '../../runtime/visit'
import { addressesKnown } from '../../site/address-of'
import { aCard } from '../../testing/a-product'
import { fakeStorage } from '../../testing/fake-storage'
import { type Answers, type Call, noAnswer, type Shop, shopFor } from '../../testing/shop-for'
import { listingShown, textSearched } from '../search'
import {
  fieldClosed,
  fieldOpened,
  $fields,
  $options,
  optionChosen,
  optionMoved,
  recentForgotten,
  searchSubmitted,
  textTyped,
} from './index'

const ask = 'GET /products/v2/search/autoSuggest'
const answer = {
  words: ['jacket', 'jackets'],
  categories: [{ id: '2300', name: 'Jackets', slug: 'jackets', url: '/en-us/c/jackets-2300', total: 12 }],
  products: [aCard('A')],
  total: 12,
}
const search = 'GET /products/v2/search/productSearch'
const none = { total: 0, start: 0, count: 16, facets: [], products: [] }

const stored = fakeStorage('localStorage')

async function aField(answers: Answers = {}, config: Parameters<typeof shopFor>[1] = {}) {
  const shop = await shopFor({ [ask]: answer, [search]: none, ...answers }, config)
  const went: string[] = []
  createWatch({ unit: visitFx, scope: shop.scope, fn: address => void went.push(address) })
  await shop.press(fieldOpened, 'a')
  return { ...shop, went }
}
const type = (shop: Shop, text: string) => shop.press(textTyped, { key: 'a', text })
const field = (shop: Shop) => shop.see($fields)['a']
const kinds = (shop: Shop) => shop.see($options)['a']?.map(({ kind }) => kind)
const submit = (shop: Shop, resultsUrl = '') => shop.press(searchSubmitted, { key: 'a', resultsUrl })

beforeEach(() => vi.stubGlobal('location', new URL('https://blog.test/gear/')))

describe('G8: suggestions', () => {
  it('are asked for once the shopper pauses, and once for a text', async () => {
    const shop = await aField()
    await Promise.all([type(shop, 'j'), type(shop, 'ja'), type(shop, 'jac ')])
    expect(shop.callsTo(ask).map(({ query }) => query['q'])).toEqual(['jac'])
    expect(kinds(shop)).toEqual(['word', 'word', 'category', 'product'])
    await type(shop, 'jack')
    await type(shop, 'jac')
    expect(shop.callsTo(ask)).toHaveLength(2)
  })

  it('are those of the last text, whichever answer comes last', async () => {
    let answerFirst = () => {}
    const late = new Promise<void>(resolve => {
      answerFirst = resolve
    })
    const shop = await aField({
      [ask]: async ({ query: { q } }: Call) => {
        if (q === 'jac') await late
        return { ...answer, words: [q] }
      },
    })
    const first = type(shop, 'jac')
    await vi.waitFor(() => expect(shop.callsTo(ask)).toHaveLength(1))
    const second = type(shop, 'sock')
    await vi.waitFor(() => expect(shop.callsTo(ask)).toHaveLength(2))
    answerFirst()
    await Promise.all([first, second])
    expect(shop.see($options)['a']?.[0]).toEqual({ kind: 'word', text: 'sock' })
  })

  it('are none where the service does not answer, and the field still searches', async () => {
    const shop = await aField({ [ask]: noAnswer() })
    await type(shop, 'jacket')
    expect(kinds(shop)).toEqual([])
    await submit(shop, '/results')
    expect(shop.went).toEqual(['https://blog.test/results?q=jacket'])
  })

  it('are none of another text where the service no longer answers', async () => {
    let isDown = false
    const shop = await aField({ [ask]: () => (isDown ? noAnswer()() : answer) })
    await type(shop, 'jac')
    isDown = true
    await type(shop, 'jack')
    expect(kinds(shop)).toEqual([])
  })

  it('say nothing of a text before it was asked for, though the one before it found nothing', async () => {
    const nothing = { words: [], categories: [], products: [], total: 0 }
    const shop = await aField({ [ask]: ({ query: { q } }: Call) => (q === 'xyz' ? nothing : answer) })
    await type(shop, 'xyz')
    expect(field(shop)?.answer).toEqual(nothing)
    const typing = type(shop, 'j')
    expect(field(shop)).toMatchObject({ text: 'j', answer: null })
    await typing
    expect(field(shop)?.answer).toEqual(answer)
  })

  it('X3: are walked by arrow keys, round and round, until something else is typed', async () => {
    const shop = await aField()
    await type(shop, 'jac')
    const actives = []
    for (const by of [1, 1, 1, 1, 1, -1, -1] as const) {
      await shop.press(optionMoved, { key: 'a', by })
      actives.push(field(shop)?.active)
    }
    expect(actives).toEqual([0, 1, 2, 3, 0, 3, 2])
    await type(shop, 'jack')
    expect(field(shop)).toMatchObject({ active: -1, isOpen: true })
    await shop.press(optionMoved, { key: 'a', by: -1 })
    expect(field(shop)?.active).toBe(3)
    await shop.press(fieldClosed, 'a')
    expect(field(shop)).toMatchObject({ active: -1, isOpen: false, text: 'jack' })
  })
})

describe('G8: a search', () => {
  it('goes to the page of results, which may have a query of its own', async () => {
    const shop = await aField()
    await type(shop, ' rain & shine ')
    await submit(shop, '../search?lang=en')
    await shop.press(optionChosen, {
      key: 'a',
      resultsUrl: '/c',
      option: { kind: 'category', id: '2300', name: 'J', total: 1 },
    })
    expect(shop.went).toEqual([
      'https://blog.test/search?lang=en&q=rain+%26+shine',
      'https://blog.test/c?category=2300',
    ])
  })

  it('never goes to an address that is none', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const shop = await aField()
    await type(shop, 'jacket')
    await submit(shop, 'javascript:alert(1)')
    expect(shop.went).toEqual([])
    expect(error.mock.lastCall?.[0]).toMatch(/Expected results-url=/)
    error.mockRestore()
  })

  it('is shown by a list on the page where there is no page of results; nothing is searched for by an empty field', async () => {
    const shop = await aField()
    const options = { category: '', query: '', sort: '', pageSize: 0 }
    await shop.press(listingShown, { key: 'grid', options, isInAddress: false })
    await submit(shop)
    expect(shop.callsTo(search)).toHaveLength(1)
    await type(shop, 'jac')
    await shop.press(optionChosen, { key: 'a', resultsUrl: '', option: { kind: 'word', text: 'jacket' } })
    expect(shop.callsTo(search).at(-1)?.query).toMatchObject({ q: 'jacket' })
    expect(field(shop)).toMatchObject({ text: 'jacket', isOpen: false })
    expect(shop.see($options)['a']).toEqual([])
  })

  it('opens a found product on its page, else in the quick shop', async () => {
    const shop = await aField()
    const opened: unknown[] = []
    createWatch({ unit: dialogWanted, scope: shop.scope, fn: want => void opened.push(want) })
    const option = { kind: 'product', product: aCard('A') } as const
    await shop.press(optionChosen, { key: 'a', resultsUrl: '/results', option })
    expect(opened).toEqual([{ name: 'quick-shop', props: { product: 'A' } }])
    await shop.press(addressesKnown, ({ path }) => `https://shop.test${path}`)
    await shop.press(optionChosen, { key: 'a', resultsUrl: '/results', option })
    expect(shop.went).toEqual(['https://shop.test/en-us/p/kestrel-A'])
  })
})

describe('G8: recent searches', () => {
  const texts = (shop: Shop) => shop.see($options)['a']?.map(option => 'text' in option && option.text)
  const searchFor = async (shop: Shop, ...all: readonly string[]) => {
    for (const text of all) {
      await type(shop, text)
      await submit(shop, '/results')
    }
    await type(shop, '')
  }

  it('are the last five, each once, the newest first', async () => {
    const shop = await aField()
    await searchFor(shop, 'one', 'two', 'three', 'four', 'five', 'Two', 'six')
    expect(texts(shop)).toEqual(['six', 'Two', 'five', 'four', 'three'])
    await shop.press(recentForgotten)
    expect(texts(shop)).toEqual([])
  })

  it('last as long as the page without consent, and stay in the browser with it', async () => {
    const shop = await aField()
    await searchFor(shop, 'socks')
    expect(stored.size).toBe(0)
    await shop.press(consentGiven, { functional: true })
    await searchFor(shop, 'tights')
    const next = await shopFor({}, { config: { key: shop.config.key } })
    await next.press(consentGiven, { functional: true })
    await next.press(fieldOpened, 'a')
    expect(texts(next)).toEqual(['tights', 'socks'])
    await next.press(consentGiven, { functional: false })
    expect(stored.size).toBe(0)
  })

  it('of two tabs are kept together', async () => {
    const one = await aField()
    const other = await shopFor({ [ask]: answer }, { config: { key: one.config.key } })
    for (const tab of [one, other]) await tab.press(consentGiven, { functional: true })
    await searchFor(one, 'socks')
    await searchFor(other, 'tights')
    const next = await shopFor({}, { config: { key: one.config.key } })
    await next.press(consentGiven, { functional: true })
    await next.press(fieldOpened, 'a')
    expect(texts(next)).toEqual(['tights', 'socks'])
  })

  it('A7: are nobody’s once the session has ended', async () => {
    const shop = await aField()
    await shop.press(consentGiven, { functional: true })
    await searchFor(shop, 'socks')
    await shop.press(textSearched, { text: 'socks' })
    await shop.press(tokenForgotten)
    expect(texts(shop)).toEqual([])
    expect([...stored.keys()].filter(name => name.endsWith('searches'))).toEqual([])
  })
})
