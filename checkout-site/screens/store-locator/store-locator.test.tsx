import { expect } from 'chai'
import { Provider } from 'effector-react'
import { $dialogs } from '../../../core/dialogs'
import { aStore } from '../../../core/testing/a-store'
import { shopAs } from '../../../core/testing/shop-as'
import { textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { StoreLocator } from './store-locator'
import css from './store-locator.css?inline'

describe('J14: the store locator', () => {
  const place = placeForViews()

  it('asks whether it may use the position also where that was pressed before anything else had come', async () => {
    const shop = await shopAs(undefined, { 'POST /stores/v1/search': { stores: [], place: null } })
    place.show(
      <Provider value={shop.scope}>
        <StoreLocator />
      </Provider>,
    )
    const press = [...place.element.querySelectorAll('button')].find(button => /my location/.test(textOf(button)))
    press?.click()
    expect(shop.see($dialogs).map(({ name }) => name)).to.deep.equal(['location-confirmation'])
  })

  for (const dir of ['ltr', 'rtl']) {
    it(`has dots between the services of a store, but none at the end or the beginning of a line, ${dir}`, async () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`${css} .locator * { margin: 0; padding: 0 }`)
      document.adoptedStyleSheets = [sheet]
      place.element.style.inlineSize = '260px'
      place.element.dir = dir
      const services: ('pickup' | 'sts' | 'returns')[] = ['pickup', 'sts', 'returns']
      const shop = await shopAs(undefined, {
        'POST /stores/v1/search': { stores: [aStore('S001', { services })], place: null },
      })
      place.show(
        <Provider value={shop.scope}>
          <StoreLocator />
        </Provider>,
      )
      await until(() => place.element.querySelectorAll('.services li').length === 3, 'There are no services')
      const list = place.element.querySelector('.services') as Element
      const boxes = [...list.querySelectorAll('li')].map(item => item.getBoundingClientRect())
      const edge = (box: DOMRect) => Math.abs(dir === 'ltr' ? box.left : innerWidth - box.right)
      const first = boxes.filter(box => edge(box) === edge(list.getBoundingClientRect()))
      expect(new Set(boxes.map(({ top }) => top)).size)
        .to.equal(first.length)
        .and.to.be.greaterThan(1)
      expect(getComputedStyle(list).overflow).to.equal('hidden')
      for (const item of list.querySelectorAll('li')) {
        expect(getComputedStyle(item, '::after').content).to.equal('none')
        const dot = getComputedStyle(item, '::before')
        expect(dot.content).to.equal('"·"')
        // Beyond its own word, where the next line's beginning is cut off.
        const beyond = Number.parseFloat(dir === 'ltr' ? dot.right : dot.left)
        expect(beyond).to.be.greaterThan(item.getBoundingClientRect().width)
      }
      document.adoptedStyleSheets = []
    })
  }
})
