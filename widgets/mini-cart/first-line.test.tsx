import { scopeBind } from 'effector'
import { expect } from 'chai'
import { addToCartPressed } from '../../core/cart'
import { pageScope } from '../../core/runtime/scope'
import { whenIdle } from '../../core/runtime/when-idle'
import type { Cart } from '../../core/shapes/cart'
import { bag, eachInItsOwnShop, have, put } from '../testing/bag'
import { see, textOf, until } from '../testing/see'

const service = eachInItsOwnShop()
const add = scopeBind(addToCartPressed, { scope: pageScope })

describe('<till-mini-cart>, with its first line on the way', () => {
  it('brings what is beside the lines when that line is there, so that nothing holds it up', async () => {
    let answer: ((cart: Cart) => void) | undefined
    service().answer({
      'POST /cart/v1/cartWithItem': () =>
        new Promise<Cart>(resolve => {
          answer = resolve
        }),
    })
    await import('./beside-lines')
    const widget = await put()
    await widget.arrive()
    const areTheyThere = () =>
      widget.shadowRoot?.adoptedStyleSheets.some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.startsWith('.code')),
      )
    add({ productId: 'TQ4407AB12', upc: '0194500000011' })
    ;(await see('button', /^Bag/)).click()
    await see('dialog', 'Your bag')
    await until(() => answer)
    for (let time = 0; time < 3; time += 1) await new Promise<void>(whenIdle)
    expect(areTheyThere()).to.equal(false)
    expect(textOf(widget.shadowRoot as ShadowRoot), 'a bag that is not empty').not.to.contain('Your bag is empty')
    await see('list', 'Loading your bag')
    answer?.(bag())
    await until(areTheyThere, 'What stands beside the lines does not come')
  })

  it('draws no skeleton with the drawer: a line that comes at once is drawn alone', async () => {
    let answer: ((cart: Cart) => void) | undefined
    service().answer({
      'POST /cart/v1/cartWithItem': () =>
        new Promise<Cart>(resolve => {
          answer = resolve
        }),
    })
    const widget = await put()
    await widget.arrive()
    const shadow = widget.shadowRoot as ShadowRoot
    const drawn: boolean[] = []
    // Heard in the task that opens the drawer, before anything that waits.
    new MutationObserver(() => {
      if (!drawn.length && shadow.querySelector('dialog[open]')) drawn.push(!!shadow.querySelector('[aria-busy]'))
    }).observe(shadow, { subtree: true, attributeFilter: ['open'] })
    add({ productId: 'TQ4407AB12', upc: '0194500000011' })
    ;(await see('button', /^Bag/)).click()
    await see('dialog', 'Your bag')
    expect(drawn).to.deep.equal([false])
    await see('list', 'Loading your bag')
    await until(() => answer)
    answer?.(bag())
    await until(() => shadow.querySelector('.line h3'))
  })

  it('is made before it opens while nothing is in it, and asks nothing of the service', async () => {
    const widget = await put()
    await widget.arrive()
    const shadow = widget.shadowRoot as ShadowRoot
    await until(() => shadow.querySelector('dialog:not([open]) h2'), 'The drawer is not made in advance')
    expect(service().calls).to.deep.equal([])
    expect(textOf(shadow)).not.to.contain('Your bag is empty')
    ;(await see('button', /^Bag/)).click()
    await see('heading', 'Your bag is empty')
  })

  it('makes no line before it opens: there may be hundreds, with their pictures', async () => {
    const widget = await put()
    await widget.arrive()
    const shadow = widget.shadowRoot as ShadowRoot
    have(bag())
    await see('button', 'Bag, 3 items')
    for (let time = 0; time < 3; time += 1) await new Promise<void>(whenIdle)
    expect(shadow.querySelectorAll('.line')).to.have.length(0)
    ;(await see('button', /^Bag/)).click()
    await until(() => shadow.querySelector('.line h3'))
  })
})
