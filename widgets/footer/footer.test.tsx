import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { aFooter } from '../../core/testing/a-footer'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import FooterElement from './footer.widget'

const ASK = 'GET /live/caas/v1/canvas/footer/:siteId'

let sites = 0
let running: Promise<unknown> | undefined

async function put(answer: unknown = aFooter(), inside = '') {
  theServiceAnswers({ [ASK]: answer })
  const html = `<till-footer site="f${++sites}">${inside}</till-footer>`
  const footer = await putWidget(FooterElement, html, () => (running ??= startShop()))
  await footer.arrive()
  return footer
}

afterEach(async () => {
  clearWidgets()
  document.documentElement.dir = ''
  document.documentElement.removeAttribute('style')
  await setViewport({ width: 1100, height: 800 })
})

describe('<till-footer>', () => {
  before(() => setViewport({ width: 1100, height: 800 }))

  it('J14: has columns of links, the newsletter, where to follow, and the legal line', async () => {
    const footer = await put()
    expect((await see('navigation', 'Run')).contains(await see('link', 'Road'))).to.equal(true)
    await see('navigation', 'Help')
    expect((await see('link', 'Subscribe')).getAttribute('href')).to.equal('https://shop.test/en-us/newsletter')
    const social = await see('link', 'Instagram (opens in a new tab)')
    expect([social.getAttribute('target'), social.getAttribute('rel')]).to.deep.equal(['_blank', 'noopener'])
    expect((await see('navigation', 'Legal')).contains(await see('link', 'Privacy'))).to.equal(true)
    expect(textOf(footer.shadowRoot as ShadowRoot)).to.contain('© 2026 Northlane')
    await expectAccessible(footer)
    Object.assign(document.documentElement.style, { colorScheme: 'dark', background: '#191918', color: '#f4f4f1' })
    await expectAccessible(footer)
  })

  it('J14: its newsletter may open another tab, and a network is called by its name where its mark does not come', async () => {
    const target = { url: 'https://news.example/', text: 'Subscribe', targetAttribute: '_blank' }
    const picture = { url: '/nowhere.png', alt: '', width: 20, height: 20 }
    const footer = await put(
      aFooter({
        newsletter: { title: 'News', target },
        social: [{ url: 'https://social.example/northlane', text: 'Instagram', picture }],
      }),
    )
    const news = await see('link', 'Subscribe (opens in a new tab)')
    expect([news.getAttribute('target'), news.getAttribute('rel')]).to.deep.equal(['_blank', 'noopener'])
    await until(() => footer.shadowRoot?.querySelector('img')?.clientWidth === 0, 'The broken mark takes room')
  })

  it('J14: on a small screen its columns are lists that open, at 320 px, from right to left too', async () => {
    await setViewport({ width: 320, height: 640 })
    document.documentElement.dir = 'rtl'
    const { columns, ...others } = aFooter()
    const long = { title: 'Langstreckenlaufschuhsohlenverschleissanzeige', targets: [] }
    const footer = await put({ ...others, columns: [...columns, long] })
    const summary = await until(() => footer.shadowRoot?.querySelector('summary'))
    expect(all('link', 'Road', footer)).to.deep.equal([])
    summary.click()
    await see('link', 'Road')
    await expectAccessible(footer)
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
  })

  it('J14: without newsletter, networks and links of the law has its columns and its line', async () => {
    const { columns, legal, ...about } = aFooter()
    const { siteId, key, language, modified } = about
    await put({ siteId, key, language, modified, columns, legal })
    await see('link', 'Road')
    expect(all('navigation').map(nav => nav.getAttribute('aria-label'))).to.deep.equal(['Run', 'Help'])
  })

  it('J14: shows what the page put into it if it does not come; else says so, and tries again', async () => {
    const early = await putWidget(FooterElement, '<till-footer><a href="/help">Our own help</a></till-footer>')
    expect(early.querySelector('a')?.checkVisibility(), 'before its view').to.equal(true)
    clearWidgets()
    const own = await put({ status: 503, body: '{}' }, '<a href="/help">Our own help</a>')
    await until(() => own.shadowRoot?.querySelector('.failed'))
    await see('link', 'Our own help')
    clearWidgets()
    let isThere = false
    const footer = await put(() => (isThere ? aFooter() : { status: 503, body: '{}' }))
    const retry = await see('button', 'Try again')
    await expectAccessible(footer)
    isThere = true
    retry.click()
    await see('link', 'Road')
  })
})
