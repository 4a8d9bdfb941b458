import { expect } from 'chai'
import { aFragment } from '../../core/testing/a-fragment'
import { anArticle, articlesOf } from '../../core/testing/an-article'
import { noAnswer, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import ContentElement from './content.widget'

const FRAGMENT = 'GET /:mode/caas/v1/canvas/fragment/:fragmentId'
const ARTICLES = 'GET /:mode/caas/v1/canvas/search/:siteId/article'

const blog = articlesOf(
  anArticle('shoes', ['gear']),
  anArticle('hills', ['training']),
  anArticle('harbour', ['places', 'training']),
  anArticle('socks', ['gear', 'training']),
)

const grid = { type: 'article-grid', siteId: 'slow-miles', title: 'Journal' }
const article = {
  type: 'article-page',
  title: 'One pair',
  subtitle: 'The mile you did not plan.',
  date: '2026-09-14',
  media: { sm: { image: { url: '/media/scene-coast.svg', alt: 'A bay', width: 800, height: 400 } } },
  richText: '<p>How <em>little</em> there is to notice.</p>',
}

let fragments = 0
let running: Promise<unknown> | undefined
const start = () => (running ??= startShop())

async function put(blocks: object | object[], articles: unknown = blog, width = 1100) {
  const calls = theServiceAnswers({ [FRAGMENT]: aFragment([blocks].flat()), [ARTICLES]: articles })
  const markup = `<div style="width: ${width}px"><till-content fragment="a${++fragments}"></till-content></div>`
  const place = await putWidget(ContentElement, markup, start)
  const widget = place.querySelector('till-content') as InstanceType<typeof ContentElement>
  await widget.updateComplete
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  const says = (words: string | RegExp) =>
    until(() => textOf(root).match(words), `It does not say ${words}, but ${textOf(root)}`)
  return { widget, root, says, asked: () => calls.filter(({ endpoint }) => endpoint === ARTICLES).at(-1)?.query }
}

const titles = () => all('link').map(link => link.textContent)

afterEach(clearWidgets)

describe('a grid of articles', () => {
  it('J6: shows three at first, and more at a press, which leads to the first new one', async () => {
    const { widget, root, says } = await put(grid)
    await says('3 of 4 articles')
    expect(titles()).to.deep.equal(['About shoes', 'About hills', 'About harbour'])
    expect((await see('link', 'About shoes')).getAttribute('href')).to.equal('/slow-miles/shoes')
    await says('Essay Sep 14, 2026')
    await expectAccessible(widget)
    ;(await see('button', 'Read more articles')).click()
    await says('4 of 4 articles')
    await until(() => root.activeElement?.textContent === 'About socks', 'The first new one has no focus')
    expect(all('button', 'Read more articles')).to.deep.equal([])
  })

  it('J6: shows an article without its date where there is no such day', async () => {
    const { says } = await put(grid, articlesOf(anArticle('shoes', [], { date: '' }), anArticle('hills')))
    await says('About shoes')
    await says('Essay Sep 14, 2026')
  })

  it('J6: shows rows times the size of the small grid', async () => {
    const { says, asked } = await put({ ...grid, rows: 2, gridSize: { sm: 1, lg: 3 } })
    await says('2 of 4 articles')
    expect(asked()?.['limit']).to.equal('2')
  })

  it('J6: is narrowed by tags, which are pressed and can be cleared together', async () => {
    const { widget, root, says, asked } = await put(grid)
    ;(await see('button', 'Gear')).click()
    await says('2 of 2 articles')
    expect((await see('button', 'Gear')).getAttribute('aria-pressed')).to.equal('true')
    ;(await see('button', 'Training')).click()
    await says('1 of 1 article')
    expect(asked()?.['filters']).to.equal('gear,training')
    await expectAccessible(widget)
    ;(await see('button', 'Clear all')).click()
    await says('3 of 4 articles')
    expect(all('button', 'Clear all')).to.deep.equal([])
    await until(() => root.activeElement?.textContent === 'Training', 'No tag has the focus')
  })

  for (const [width, shown] of [
    [400, 4],
    [700, 10],
    [1100, 20],
  ] as const) {
    it(`J6: shows ${shown} tags where it is ${width} px wide, and all of them at a press`, async () => {
      const tags = Array.from({ length: 24 }, (_none, index) => `topic-${index + 1}`)
      const { root } = await put(grid, articlesOf(anArticle('all', tags)), width)
      const more = await see('button', 'See more')
      expect(root.querySelectorAll('.tag')).to.have.length(shown)
      more.click()
      await until(() => root.querySelectorAll('.tag').length === 24)
      ;(await see('button', 'See less')).click()
      await until(() => root.querySelectorAll('.tag').length === shown)
    })
  }

  it('J6: says that there are none', async () => {
    const { widget, says } = await put(grid, articlesOf())
    await says('There are no articles.')
    await expectAccessible(widget)
  })

  it('J6: says what failed, and tries again', async () => {
    let answer: unknown = refuse(500, 'GEN500')
    const { widget, root, says } = await put(grid, (call: Parameters<typeof blog>[0]) =>
      answer === blog ? blog(call) : typeof answer === 'function' ? answer() : answer,
    )
    await says('The articles could not be loaded.')
    await expectAccessible(widget)
    answer = noAnswer('offline')
    ;(await see('button', 'Try again')).click()
    await says(/offline/)
    answer = blog
    const retry = await see('button', 'Try again')
    retry.focus()
    retry.click()
    await says('3 of 4 articles')
    await until(() => root.activeElement?.className.includes('articles'), 'The focus is lost')
  })

  it('J6: offers no more of what was there before a tag that failed', async () => {
    let isDown = false
    const { says } = await put(grid, (call: Parameters<typeof blog>[0]) =>
      isDown ? refuse(500, 'GEN500') : blog(call),
    )
    await see('button', 'Read more articles')
    isDown = true
    ;(await see('button', 'Gear')).click()
    await says('The articles could not be loaded.')
    expect(all('button', 'Read more articles')).to.deep.equal([])
  })

  it('J6: is narrowed alone where another one of its site is beside it', async () => {
    const { root, says } = await put([grid, grid])
    await says(/3 of 4 articles.*3 of 4 articles/)
    ;(await until(() => all('button', 'Gear', root)[0])).click()
    await says(/2 of 2 articles.*3 of 4 articles/)
  })

  it('J6: keeps its place free until they come', async () => {
    const { root } = await put(grid, () => new Promise(() => {}))
    await until(() => root.querySelectorAll('.stories[aria-busy] > .story').length === 3)
  })
})

describe('an article', () => {
  it('J6: has its picture, title, subtitle, date and text, and at most four others of its site', async () => {
    const others = articlesOf(...['a', 'b', 'c', 'd', 'e', 'f'].map(id => anArticle(id)))
    const { widget, root, says } = await put(
      { ...article, titleH1: true, relatedArticles: { siteId: 'slow-miles', articleId: 'b' } },
      others,
    )
    await says(/One pair The mile you did not plan\. Sep 14, 2026 How little there is to notice\. More to read/)
    await see('heading', 'More to read')
    await until(() => all('link').length === 4)
    expect(titles()).to.deep.equal(['About a', 'About c', 'About d', 'About e'])
    await until(() => root.querySelector('.rich em')?.textContent === 'little', 'Its text has no markup')
    // There is no such picture here, so it may be hidden by now.
    expect(root.querySelector('img[alt="A bay"]')?.getAttribute('src')).to.contain('/media/scene-coast.svg')
    await expectAccessible(widget)
  })

  it('J6: hides its date where the editors say so, and has no others unless they are wanted', async () => {
    const { root, says, asked } = await put({ ...article, hideDate: true })
    await says('How little there is to notice.')
    expect(root.querySelector('time, .related')).to.equal(null)
    expect(asked()).to.equal(undefined)
  })

  it('J6: has a picture that leads where the editors say', async () => {
    const { root, says } = await put({ ...article, mediaTarget: { url: '/en-us/c/road-1100', text: 'Road shoes' } })
    await says('How little there is to notice.')
    expect((await see('link', 'Road shoes', root)).getAttribute('href')).to.equal('/en-us/c/road-1100')
  })

  it('J6: says no word of others where there are none', async () => {
    const { root, says } = await put(
      { ...article, relatedArticles: { siteId: 'slow-miles', articleId: 'alone' } },
      articlesOf(anArticle('alone')),
    )
    await says('How little there is to notice.')
    await until(() => !root.querySelector('.related'), 'It has a place for others')
  })
})
