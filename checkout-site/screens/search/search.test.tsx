import { expect } from 'chai'
import { Provider } from 'effector-react'
import { $dialogs } from '../../../core/dialogs'
import { aCard } from '../../../core/testing/a-product'
import { shopAs } from '../../../core/testing/shop-as'
import { anArticle, articlesOf } from '../../../core/testing/an-article'
import { noAnswer, refuse } from '../../../core/testing/shop-for'
import { siteSettings } from '../../../core/testing/site-settings'
import { textOf, until } from '../../../widgets/testing/see'
import { typeInto } from '../../../widgets/testing/type-into'
import { placeForViews } from '../../testing/place-for-views'
import { WantedProduct } from '../../wanted-product/wanted-product'
import { SearchScreen } from './search'

const SEARCH = 'GET /products/v2/search/productSearch'
const ARTICLES = 'GET /live/caas/v1/canvas/search/:siteId/article'
const guides = articlesOf(anArticle('care'), anArticle('size'), anArticle('rain'), anArticle('socks'))

describe('G8: the search screen', () => {
  const place = placeForViews()
  const address = location.href
  afterEach(() => {
    site.remove()
    history.replaceState(null, '', address)
  })

  let site: HTMLElement
  beforeEach(() => {
    site = Object.assign(document.createElement('div'), { id: 'till' })
    site.dataset['site'] = 'northlane'
    document.body.append(site)
  })

  async function open(query: string, articles: unknown = articlesOf()) {
    history.replaceState(null, '', `/en-us/search?q=${query}`)
    const shop = await shopAs(undefined, {
      [SEARCH]: { total: 1, start: 0, count: 16, facets: [], products: [aCard('TQ4407AB12')] },
      'GET /fapi/site/settings': { ...siteSettings(), home: 'https://northlane.example' },
      [ARTICLES]: articles,
    })
    place.show(
      <Provider value={shop.scope}>
        <SearchScreen />
        <WantedProduct />
      </Provider>,
    )
    return shop
  }
  const roots = () =>
    [...place.element.querySelectorAll('main div')].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []))
  const said = () =>
    roots()
      .map(root => textOf(root))
      .join(' ')
  const found = <Found extends Element>(selector: string) =>
    roots().flatMap(root => [...root.querySelectorAll<Found & Element>(selector)])[0]

  it('shows what is found for the address’s query', async () => {
    const shop = await open('kestrel')
    await until(() => /1 product/.test(said()), 'Nothing is found')
    expect(shop.callsTo(SEARCH)[0]?.query['q']).to.equal('kestrel')
    expect(place.element.querySelector('h1')?.textContent).to.equal('Search')
    await until(() => found<HTMLInputElement>('input[role=combobox]')?.value === 'kestrel', 'The field is empty')
  })

  it('searches for something else from its field, and the address says so', async () => {
    const shop = await open('kestrel')
    await until(() => found<HTMLInputElement>('input[role=combobox]') && /1 product/.test(said()), 'There is no field')
    const field = found<HTMLInputElement>('input[role=combobox]') as HTMLInputElement
    typeInto(field, 'socks')
    field.form?.requestSubmit()
    await until(() => shop.callsTo(SEARCH).at(-1)?.query['q'] === 'socks', 'Nobody searches')
    await until(() => location.search.includes('q=socks'), 'The address is the old one')
  })

  it('opens a product in the quick shop', async () => {
    const shop = await open('kestrel')
    await until(() => found('button.plus'), 'There is no product')
    ;(found<HTMLButtonElement>('button.plus') as HTMLButtonElement).click()
    await until(() => shop.see($dialogs).some(({ name }) => name === 'quick-shop'), 'No quick shop is open')
    expect(shop.see($dialogs)[0]?.props).to.deep.equal({ product: 'TQ4407AB12' })
  })

  const articles = () => roots().find(root => root.querySelector('.story'))

  it('shows the articles for it below the products, more of them, and their pages on the shop’s site', async () => {
    const shop = await open('kestrel', guides)
    await until(() => articles()?.querySelectorAll('article').length === 3, 'There are no articles')
    expect(shop.callsTo(ARTICLES)[0]?.query).to.include({ q: 'kestrel', limit: '3' })
    const root = articles() as ShadowRoot
    expect(textOf(root)).to.match(/^Guides and stories 3 of 4 articles/)
    expect(root.querySelector('a')?.getAttribute('href')).to.equal('https://northlane.example/slow-miles/care')
    root.querySelector<HTMLButtonElement>('button')?.click()
    await until(() => root.querySelectorAll('article').length === 4, 'There are no more')
  })

  for (const [why, answer] of [
    ['there are none', articlesOf()],
    ['the service fails', refuse(500, 'GEN500')],
    ['there is no connection', noAnswer('offline')],
  ] as const) {
    it(`shows products alone where ${why}`, async () => {
      const shop = await open('kestrel', answer)
      await until(() => /1 product/.test(said()) && shop.callsTo(ARTICLES).length > 0, 'Nothing is asked for')
      await until(() => place.element.querySelector('main > div:last-child')?.shadowRoot, 'It has not come')
      expect(said()).not.to.match(/Guides and stories|could not/)
    })
  }
})
