import { expect } from 'chai'
import { createRoot } from 'react-dom/client'
import { until } from '../testing/see'
import { MiniCart, QuickShop } from './index'

const place = document.createElement('div')
const root = createRoot(place)

before(() => document.body.append(place))
after(() => {
  root.unmount()
  place.remove()
})

describe('the widgets in React', () => {
  it('are their elements, with typed properties and handlers, before the elements are defined', async () => {
    const heard: string[] = []
    root.render(
      <>
        <MiniCart
          shopUrl="/new"
          className="bag"
          onCheckout={event => {
            event.preventDefault()
            heard.push(event.detail.basketId)
          }}
        >
          <a href="/cart">Bag</a>
        </MiniCart>
        <QuickShop product="TQ4407AB12" closeAfterAdd onOpen={event => heard.push(event.detail.name)} />
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
    expect(heard).to.deep.equal(['b1', 'quick-shop'])
  })

  it('refuse what is no property of theirs', () => {
    // @ts-expect-error: a product is named by text
    const wrong = <QuickShop product={7} />
    expect(wrong).to.be.an('object')
  })
})
