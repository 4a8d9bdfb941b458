import { expect } from 'chai'
import { Provider } from 'effector-react'
import { shopAs } from '../../core/testing/shop-as'
import { shopFor } from '../../core/testing/shop-for'
import { see, until } from '../../widgets/testing/see'
import field from '../../widgets/ui/field.css?inline'
import reset from '../../widgets/ui/reset.css?inline'
import tokens from '../../widgets/ui/tokens.css?inline'
import { placeForViews } from '../testing/place-for-views'
import { Foot } from './foot'
import css from './foot.css?inline'

describe('J14: the foot of a page', () => {
  const place = placeForViews(tokens, reset, field, css)
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))

  const order = '?from=%2Fen-us%2Forder%3Fnumber%3D1'
  for (const [from, before] of [
    ['/en-us/order?number=1', order],
    [`/en-us/location-selector${order}`, order],
    ['/en-us/location-selector', ''],
  ] as const) {
    it(`leads from ${from} to the choice of a region, which then knows the page before it`, async () => {
      history.replaceState(null, '', from)
      const shop = await shopAs(undefined, {})
      place.show(
        <Provider value={shop.scope}>
          <Foot />
        </Provider>,
      )
      const link = () => place.element.querySelector('.where a')?.getAttribute('href')
      await until(() => link() !== undefined, 'There is no link')
      expect(link()).to.equal(`/en-us/location-selector${before}`)
    })
  }
  it('leaves its links the room that German words need beside the list of languages at 1280 px', async () => {
    const shop = await shopAs(undefined, {})
    place.element.style.inlineSize = '1280px'
    place.show(
      <Provider value={shop.scope}>
        <Foot />
      </Provider>,
    )
    const list = (await see('combobox', undefined, place.element)).closest('.where') as Element
    const columnOfText = 1000
    expect(columnOfText - list.getBoundingClientRect().width - 24).to.be.at.least(735)
  })

  for (const [locale, withdrawal] of [
    ['en-US', 'Right of withdrawal'],
    ['de-DE', 'Widerrufsrecht'],
    ['fr-FR', 'Rétractation'],
    ['ja-JP', '返品特約'],
    ['ar-AE', 'حق الانسحاب'],
  ] as const) {
    it(`stands in one row as wide as the column of text, in ${locale}`, async () => {
      const shop = await shopFor({}, { config: { locale } })
      place.element.style.inlineSize = '1080px'
      place.show(
        <Provider value={shop.scope}>
          <Foot />
        </Provider>,
      )
      await until(() => place.element.textContent?.includes(withdrawal), 'Its words have not come')
      const height = () => place.element.querySelector('.foot')?.getBoundingClientRect().height
      await until(() => height() === 85, 'It has two rows')
    })
  }

  it('says of a language only where it is alone its name alone, which is never cut off', async () => {
    const shop = await shopAs(undefined, {})
    place.show(
      <Provider value={shop.scope}>
        <Foot />
      </Provider>,
    )
    const list = (await see('combobox', undefined, place.element)) as HTMLSelectElement
    const names = [...list.options].map(({ text }) => text)
    expect(names).to.include.members([
      'American English',
      'British English',
      'Deutsch',
      'français',
      '日本語',
      'العربية',
    ])
    expect(list.scrollWidth).to.equal(list.clientWidth)
  })

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`has an arrow of ours at the end of its list of languages, clear of the edge and of the words, ${dir}`, async () => {
      const shop = await shopAs(undefined, {})
      place.element.dir = dir
      place.element.style.inlineSize = '1280px'
      place.show(
        <Provider value={shop.scope}>
          <Foot />
        </Provider>,
      )
      const list = await see('combobox', undefined, place.element)
      const arrow = list.nextElementSibling?.getBoundingClientRect() as DOMRect
      const { left, right } = list.getBoundingClientRect()
      expect(dir === 'ltr' ? right - arrow.right : arrow.left - left).to.be.within(10, 16)
      expect(getComputedStyle(list).appearance).to.equal('none')
      expect(place.element.querySelector('.foot')?.getBoundingClientRect().height).to.equal(85)
      expect(Number.parseFloat(getComputedStyle(list).paddingInlineEnd)).to.be.at.least(10 + arrow.width)
    })
  }
})
