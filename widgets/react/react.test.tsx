import { expect } from 'chai'
import { createRoot } from 'react-dom/client'
import { until } from '../testing/see'
import * as components from './index'
import { MiniCart, PopUp, Product, QuickShop, Toasts } from './index'

const place = document.createElement('div')
const root = createRoot(place)

before(() => document.body.append(place))
after(() => {
  root.unmount()
  place.remove()
})

describe('the widgets in React', () => {
  it('are their elements, with typed properties and handlers, before the elements are defined', async () => {
    const received: string[] = []
    root.render(
      <>
        <MiniCart
          shopUrl="/new"
          className="bag"
          onCheckout={event => {
            event.preventDefault()
            received.push(event.detail.basketId ?? '')
          }}
        >
          <a href="/cart">Bag</a>
        </MiniCart>
        <QuickShop product="TQ4407AB12" closeAfterAdd onOpen={event => received.push(event.detail.name)} />
      </>,
    )
    const bag = await until(() => place.querySelector('till-mini-cart'))
    const shop = await until(() => place.querySelector('till-quick-shop'))
    await until(() => bag.shopUrl === '/new')
    expect([bag.className, bag.textContent, shop.product, shop.closeAfterAdd]).to.deep.equal([
      'bag',
      'Bag',
      'TQ4407AB12',
      true,
    ])
    const asked = new CustomEvent('till:checkout', { cancelable: true, detail: { basketId: 'b1' } })
    expect(bag.dispatchEvent(asked)).to.equal(false)
    shop.dispatchEvent(new CustomEvent('till:open', { detail: { name: 'quick-shop' } }))
    expect(received).to.deep.equal(['b1', 'quick-shop'])
  })

  it('are one for each line of the registry', async () => {
    const registry = await (await fetch(new URL('../index.ts', import.meta.url))).text()
    const tags = [...registry.matchAll(/["'](till-[\w-]+)["']: \(\) => import/g)].map(([, tag]) => tag)
    const names = tags.map(tag =>
      tag?.replace(/^till/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
    expect(tags).not.to.deep.equal([])
    expect(Object.keys(components).sort()).to.deep.equal(names.sort())
  })

  it('refuse what is no property or event of theirs, at compile time', () => {
    const right = [
      <Toasts key="toasts" className="said" />,
      <MiniCart key="cart" noButton onCheckout={({ detail }) => detail.totals.total satisfies number} />,
      <QuickShop key="shop" product="TQ4407AB12" onClose={({ detail }) => detail.name satisfies string} />,
      <Product key="product" product="TQ4407AB12" onOpen={({ detail }) => detail.name satisfies string} />,
      <PopUp key="pop-up" site="club" onClose={({ detail }) => detail.name satisfies string} />,
    ]
    const wrong = [
      // @ts-expect-error: a product is named by text
      <QuickShop key="a" product={7} />,
      // @ts-expect-error: there is no such attribute
      <MiniCart key="b" colour="red" />,
      // @ts-expect-error: a quick shop leads to no checkout
      <QuickShop key="c" onCheckout={() => {}} />,
      // @ts-expect-error: the event says a name, not a number
      <MiniCart key="d" onOpen={({ detail }) => detail.name satisfies number} />,
      // @ts-expect-error: toasts have no attributes
      <Toasts key="e" product="TQ4407AB12" />,
    ]
    expect([...right, ...wrong]).to.have.length(10)
  })
})
