import { expect } from 'chai'
import { aMenu } from '../../core/testing/a-menu'
import { expectAccessible } from '../testing/axe'
import { all, see, until } from '../testing/see'
import { onAPage, putMenu } from './put-menu'

const put = (more = '', inside = '') => putMenu({ more, inside })

onAPage(320, 640)

describe('<till-menu> on a small screen', () => {
  it('J7: is a button, that opens lists over the page, the first one open and three pictures above', async () => {
    const { menu, root } = await put()
    const button = await see('button', 'Menu')
    expect(button.getAttribute('aria-expanded')).to.equal('false')
    const { width, height } = button.getBoundingClientRect()
    expect([width, height]).to.deep.equal([44, 44])
    button.click()
    expect((await see('button', 'Run')).getAttribute('aria-expanded')).to.equal('true')
    expect((await see('button', 'Apparel')).getAttribute('aria-expanded')).to.equal('false')
    await see('link', 'Road')
    await see('link', 'See all of Run')
    await see('link', 'Gift cards')
    expect(all('link', /^(Coast|Hills|Oval)$/, root)).to.have.length(3)
    expect(root.querySelector('.whole')?.getBoundingClientRect().top).to.be.closeTo(
      menu.getBoundingClientRect().bottom,
      1,
    )
    await expectAccessible(menu)
  })

  it('J7: its lists open and close, and tell the page', async () => {
    const { menu, root } = await put()
    const told: string[] = []
    for (const type of ['till:menu-expand', 'till:menu-close'] as const)
      menu.addEventListener(type, ({ detail }) => told.push(`${type} ${detail.id} ${detail.title}`))
    ;(await see('button', 'Menu')).click()
    ;(await see('button', 'Apparel')).click()
    await see('link', 'Tops')
    expect(all('link', 'Road', root)).to.have.length(1)
    ;(await see('button', 'Run')).click()
    await until(() => all('link', 'Road', root).length === 0)
    ;(await see('button', 'More')).click()
    await see('link', 'Find an order')
    expect(told).to.deep.equal([
      'till:menu-expand apparel Apparel',
      'till:menu-close run Run',
      'till:menu-expand secondary More',
    ])
  })

  it('J7: closes at Escape, with the focus on its button, and at a link, also one of the page’s', async () => {
    const inside = '<a slot="end" href="/account">Your account</a>'
    const { root } = await putMenu({ answer: aMenu({ secondary: [] }), inside })
    const button = await see('button', 'Menu')
    const isClosed = () => until(() => !root.querySelector('.whole'))
    button.click()
    const link = await see('link', 'Road')
    link.focus()
    expect(all('button', 'More', root), 'without secondary links').to.deep.equal([])
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    await isClosed()
    expect(root.activeElement?.getAttribute('aria-label')).to.equal('Menu')
    button.click()
    ;(await see('link', 'Your account')).click()
    await isClosed()
    button.click()
    ;(await see('link', 'Road')).click()
    await isClosed()
  })

  it('J7: its secondary links are a list that opens', async () => {
    const { menu, root } = await put('secondary')
    const more = await see('button', 'More')
    expect(all('link', 'Find an order', root)).to.deep.equal([])
    more.click()
    await see('link', 'Find an order')
    await expectAccessible(menu)
  })

  it('X1: has room at 320 px, dark, and from right to left', async () => {
    const { menu, root } = await put()
    document.documentElement.dir = 'rtl'
    Object.assign(document.documentElement.style, { colorScheme: 'dark', background: '#191918' })
    ;(await see('button', 'Menu')).click()
    await see('link', 'Road')
    await expectAccessible(menu)
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
    const whole = root.querySelector('.whole') as HTMLElement
    expect(whole.scrollWidth).to.be.at.most(whole.clientWidth)
  })
})
