import { expect } from 'chai'
import { aMenu, aMenuItem, apparel, gifts } from '../../core/testing/a-menu'
import { expectAccessible } from '../testing/axe'
import { all, see, textOf, until } from '../testing/see'
import { onAPage, putMenu } from './put-menu'

onAPage(1100, 800)

describe('<till-menu>', () => {
  it('J7: is a bar of categories, of which one without more is a link', async () => {
    const { menu, root } = await putMenu()
    await see('button', 'Run')
    expect(all('navigation', 'Shop')).to.have.length(1)
    expect((await see('link', 'Gift cards')).getAttribute('href')).to.equal('/en-us/c/gifts')
    expect(all('link', 'Road', root)).to.deep.equal([])
    await expectAccessible(menu)
  })

  it('J7: has three levels, pictures, a banner, and a link to everything', async () => {
    const { menu } = await putMenu()
    const run = await see('button', 'Run')
    expect(run.getAttribute('aria-expanded')).to.equal('false')
    run.click()
    expect((await see('list', 'By ground')).contains(await see('link', 'Road'))).to.equal(true)
    expect(run.getAttribute('aria-expanded')).to.equal('true')
    await see('link', 'Coast')
    await see('link', 'Fellside is here Our first shoe for wet rock')
    expect((await see('link', 'See all of Run')).getAttribute('href')).to.equal('/en-us/c/run')
    await expectAccessible(menu)
    Object.assign(document.documentElement.style, { colorScheme: 'dark', background: '#191918' })
    await expectAccessible(menu)
  })

  it('J7: leaves out the link to everything where it is hidden, or says it in the site’s words', async () => {
    const items = [aMenuItem({ hideShopAll: { lg: true } }), { ...apparel, overrideShopAll: 'All we sew' }]
    await putMenu({ answer: aMenu({ items }) })
    ;(await see('button', 'Run')).click()
    await see('link', 'Road')
    expect(all('link', 'See all of Run')).to.deep.equal([])
    ;(await see('button', 'Apparel')).click()
    expect((await see('link', 'All we sew')).getAttribute('href')).to.equal('/en-us/c/apparel')
  })

  it('J7: shows a category’s icon, alone or with its title, and a sale in its colour', async () => {
    const menuIcon = { url: '/demo-host/pages/northlane/icon.svg', alt: '' }
    const items = [
      { ...apparel, menuIcon, titleVisibility: 'icon' as const },
      { ...gifts, menuIcon, titleVisibility: 'title+icon' as const },
      { ...gifts, id: 'sale', title: 'Sale', menuIcon, menuStyle: 'sale' },
    ]
    const { menu } = await putMenu({ answer: aMenu({ items }) })
    const wear = await see('button', 'Apparel')
    const both = await see('link', 'Gift cards')
    const sale = await see('link', 'Sale')
    const iconsOf = (element: Element) => element.querySelectorAll('img').length
    expect([wear, both, sale].map(iconsOf)).to.deep.equal([1, 1, 0])
    const wordsOf = (element: Element) => element.querySelector('[lang]')?.getBoundingClientRect().width ?? 0
    expect(wear.querySelector('.vh')?.getBoundingClientRect().width).to.equal(1)
    expect(wordsOf(both)).to.be.greaterThan(20)
    expect(getComputedStyle(sale).color).not.to.equal(getComputedStyle(both).color)
    await expectAccessible(menu)
  })

  it('J7: shows a category’s title where its icon, which is alone, does not come', async () => {
    const menuIcon = { url: '/media/no-such-icon.svg', alt: '' }
    const items = [{ ...gifts, menuIcon, titleVisibility: 'icon' as const }]
    await putMenu({ answer: aMenu({ items }) })
    const link = await see('link', 'Gift cards')
    const words = () => link.querySelector('[lang]')?.parentElement?.getBoundingClientRect().width ?? 0
    await until(() => words() > 20 && !link.querySelector('img'), 'It has neither an icon nor words')
  })

  it('J7: marks the link to the page, also after the page’s router has moved, by its query too', async () => {
    const before = location.href
    const linkOf = (id: string, url: string) => ({ ...gifts, id, title: id, target: { url } })
    const items = [linkOf('Boots', '/c/boots'), linkOf('New boots', '/c/boots?new=1'), linkOf('Socks', '/c/socks')]
    await putMenu({ answer: aMenu({ items }) })
    await see('link', 'Socks')
    const marked = () => all('link').flatMap(link => (link.getAttribute('aria-current') ? [textOf(link)] : []))
    for (const [address, titles] of [
      ['/c/boots?from=mail', 'Boots'],
      ['/c/boots?new=1&from=mail', 'Boots New boots'],
      ['/c/socks', 'Socks'],
    ] as const) {
      history.pushState(null, '', address)
      // As a router does it in a browser that does not tell of its moves.
      if (!('navigation' in window)) dispatchEvent(new PopStateEvent('popstate'))
      await until(() => marked().join(' ') === titles, `At ${address} ${marked().join(' ')} is marked`)
    }
    history.replaceState(null, '', before)
  })

  it('J7: shows a title with the markup that a title may have, and otherwise its words', async () => {
    const items = [
      { ...gifts, titleHtml: 'Gift <b>cards</b><script>alert(1)</script>' },
      { ...gifts, id: 'sale', title: 'Sale', titleHtml: 'Sale <a href="/sale">now</a>' },
    ]
    await putMenu({ answer: aMenu({ items }) })
    const link = await see('link', 'Gift cards')
    await until(() => link.querySelector('b')?.textContent === 'cards', 'It has no markup')
    expect(link.querySelector('script')).to.equal(null)
    expect((await see('link', 'Sale now')).querySelector('a')).to.equal(null)
  })

  it('J7: moves nothing when it comes: its height of 2.35rem is kept', async () => {
    let answer = (_menu: unknown) => {}
    const coming = new Promise(resolve => {
      answer = resolve
    })
    const { menu } = await putMenu({ answer: () => coming })
    expect(menu.getBoundingClientRect().height).to.be.closeTo(2.35 * 16, 0.1)
    answer(aMenu())
    await see('button', 'Run')
    expect(menu.getBoundingClientRect().height).to.be.closeTo(2.35 * 16, 0.1)
  })

  it('J7: shows what the page put into it until the menu has come, and if it does not come', async () => {
    const inside = '<nav aria-label="Own"><a href="/run">Our own link</a></nav>'
    const { menu } = await putMenu({ inside, answer: { status: 503, body: '{}' } })
    await until(() => menu.shadowRoot?.querySelector('.failed'))
    await see('link', 'Our own link')
    expect(all('button', 'Try again')).to.deep.equal([])
  })

  it('J7: without anything of the page’s says what did not work, and tries again', async () => {
    let isThere = false
    const { menu } = await putMenu({ answer: () => (isThere ? aMenu() : { status: 503, body: '{}' }) })
    const retry = await see('button', 'Try again')
    expect(textOf(menu.shadowRoot as ShadowRoot)).to.contain('The menu could not be loaded.')
    await expectAccessible(menu)
    isThere = true
    retry.click()
    await see('button', 'Run')
  })

  it('J7: says that the browser is offline', async () => {
    const { menu } = await putMenu({
      answer: () => Promise.reject({ kind: 'network', code: 'offline', message: 'No answer', status: 0 }),
    })
    await see('button', 'Try again')
    await until(() => /offline|connection/i.test(textOf(menu.shadowRoot as ShadowRoot)))
  })

  it('J7: its secondary links are a row, of which one may open a tab of its own', async () => {
    const { menu } = await putMenu({ more: 'secondary' })
    await see('link', 'Find an order')
    expect((await see('link', 'Returns (opens in a new tab)')).getAttribute('target')).to.equal('_blank')
    expect(all('navigation', 'More')).to.have.length(1)
    await expectAccessible(menu)
  })
})
