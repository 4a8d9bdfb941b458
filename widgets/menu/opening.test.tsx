import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { $open } from '../../core/content/menus'
import { pageScope } from '../../core/runtime/scope'
import { all, see, textOf, until } from '../testing/see'
import { onAPage, putMenu } from './put-menu'

const point = (element: Element | null | undefined, type: 'enter' | 'leave', pointerType = 'mouse') =>
  element?.dispatchEvent(new PointerEvent(`pointer${type}`, { pointerType }))
const isClosed = (root: ShadowRoot, way = 'that') =>
  until(() => !root.querySelector('.over'), `It is still open after ${way}`)
const press = (...keys: readonly string[]) =>
  keys.reduce<Promise<unknown>>((before, key) => before.then(() => sendKeys({ press: key })), Promise.resolve())
onAPage(1100, 800)

describe('an opened <till-menu>', () => {
  it('J7: opens under the pointer, stays open in the panel, and closes where the pointer leaves it', async () => {
    const { root } = await putMenu()
    const category = (await see('button', 'Run')).closest('li')
    point(category, 'enter')
    await see('link', 'Road')
    point(category, 'leave')
    point(root.querySelector('.panel'), 'enter')
    point(root.querySelector('.veil'), 'enter')
    await isClosed(root)
  })

  it('J7: stays open where the pointer leaves it while the focus is in it', async () => {
    const { root } = await putMenu()
    const category = (await see('button', 'Run')).closest('li')
    point(category, 'enter')
    const road = await see('link', 'Road')
    expect(pageScope.getState($open)?.isHeld).to.equal(false)
    // Without the browser's own focus, which another window of the test may have.
    road.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }))
    point(root.querySelector('.veil'), 'enter')
    expect(pageScope.getState($open)?.isHeld).to.equal(true)
  })

  it('J7: where it is told to opens at a press alone', async () => {
    const { root } = await putMenu({ more: 'open-on-click' })
    const run = await see('button', 'Run')
    point(run.closest('li'), 'enter')
    run.click()
    await see('link', 'Road')
    point(run.closest('li'), 'leave')
    run.click()
    await isClosed(root)
  })

  it('J7: a finger opens by a press, and does not leave what it opened', async () => {
    const { root } = await putMenu()
    const run = await see('button', 'Run')
    point(run.closest('li'), 'enter', 'touch')
    run.click()
    point(run.closest('li'), 'leave', 'touch')
    await see('link', 'Road')
    run.click()
    await isClosed(root)
  })

  it('X3, J7: keys go along the bar, down into the panel and along its links; Escape closes and gives the focus back', async () => {
    const { root } = await putMenu()
    const focused = () => textOf(root.activeElement ?? document.body)
    ;(await see('button', 'Run')).focus()
    await press('ArrowRight')
    expect(focused()).to.equal('Apparel')
    await press('End')
    expect(focused()).to.equal('Gift cards')
    await press('ArrowRight')
    expect(focused()).to.equal('Run')
    await press('Enter')
    await see('link', 'Road')
    await press('ArrowDown')
    expect(focused()).to.equal('Road')
    await press('ArrowDown', 'ArrowDown', 'ArrowUp')
    expect(focused()).to.equal('Trail')
    await press('End')
    expect(focused()).to.equal('Oval')
    await press('Home', 'ArrowUp')
    expect(focused()).to.equal('Run')
    await press('Tab')
    expect(focused()).to.equal('Road')
    await press('Escape')
    await isClosed(root)
    expect(focused()).to.equal('Run')
    document.documentElement.dir = 'rtl'
    root.querySelector<HTMLElement>('.root')?.setAttribute('dir', 'rtl')
    await press('ArrowLeft')
    expect(focused()).to.equal('Apparel')
  })

  it('J7: closes where the focus goes on, at a press beside it, and at Escape without the focus', async () => {
    const { root } = await putMenu()
    const beside = document.body.appendChild(document.createElement('button'))
    beside.textContent = 'Beside'
    const run = await see('button', 'Run')
    const ways = {
      // Without the browser's own focus, which another window of the test may have.
      'the focus goes on': () =>
        run.dispatchEvent(new FocusEvent('focusout', { relatedTarget: beside, bubbles: true, composed: true })),
      'a press beside it': () =>
        beside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true })),
      'Escape without the focus': () =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true })),
      'a press on the veil': () => root.querySelector<HTMLElement>('.veil')?.click(),
      'a link': () => root.querySelector<HTMLElement>('.column a')?.click(),
      'another address': () => history.pushState(null, '', '#elsewhere'),
    }
    for (const [way, leave] of Object.entries(ways)) {
      if (way === 'another address' && !('navigation' in window)) continue
      run.focus()
      run.click()
      await see('link', 'Road')
      leave()
      await isClosed(root, way)
    }
    history.replaceState(null, '', location.pathname + location.search)
    beside.remove()
  })

  it('J7: one is open at a time', async () => {
    const { root } = await putMenu()
    ;(await see('button', 'Run')).click()
    await see('link', 'Road')
    ;(await see('button', 'Apparel')).click()
    await see('link', 'Tops')
    expect(all('link', 'Road', root)).to.deep.equal([])
  })

  it('J7: is over the page as wide as the window, also from a row that cuts off what is beyond it', async () => {
    const { menu, root } = await putMenu({
      around: markup => `<div style="overflow: hidden; display: flex; height: 72px; width: 400px">${markup}</div>`,
    })
    ;(await see('button', 'Run')).click()
    await see('link', 'Road')
    const panel = root.querySelector('.panel') as HTMLElement
    await Promise.all(panel.getAnimations().map(({ finished }) => finished))
    const { left, right, top } = panel.getBoundingClientRect()
    expect([left, right]).to.deep.equal([0, document.documentElement.clientWidth])
    expect(top).to.be.closeTo(menu.getBoundingClientRect().bottom, 1)
    expect(root.elementFromPoint(600, top + 60)?.closest('.panel') === panel).to.equal(true)
  })

  const tall = (markup: string) => `<div style="overflow: hidden; display: flex; height: 72px">${markup}</div>`

  it('X3: rings a category within the bar, where neither the bar nor the panel cuts the ring off', async () => {
    await putMenu({ around: tall })
    const run = await see('button', 'Run')
    run.focus()
    await sendKeys({ press: 'Enter' })
    await see('link', 'Road')
    expect(getComputedStyle(run).boxShadow).to.match(/^rgb\([^)]+\) 0px 0px 0px 2px inset$/)
  })

  it('has a round disc under the pointer on a phone, also where the bar is higher than the button is wide', async () => {
    await setViewport({ width: 360, height: 700 })
    await putMenu({ around: tall })
    const opener = await see('button', 'Menu')
    const { left, top, width, height } = opener.getBoundingClientRect()
    expect(height).to.be.greaterThan(width)
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
    expect(getComputedStyle(opener).backgroundImage).to.match(/^radial-gradient\(circle /)
    await sendMouse({ type: 'move', position: [0, 0] })
  })
})
