import { expect } from 'chai'
import { Provider } from 'effector-react'
import { footLengthTyped } from '../../../core/catalogue/size-guide'
import { shopFor } from '../../../core/testing/shop-for'
import { FootForm } from '../../../widgets/product-parts/size-chart/foot-form'
import { SizeTable } from '../../../widgets/product-parts/size-chart/size-table'
import chart from '../../../widgets/product-parts/size-chart/size-chart.css?inline'
import { see } from '../../../widgets/testing/see'
import field from '../../../widgets/ui/field.css?inline'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import foot from '../../shell/foot.css?inline'
import { placeForViews } from '../../testing/place-for-views'

describe('the page of a size chart', () => {
  const place = placeForViews(tokens, reset, field, foot, chart)

  it('J14: measures feet in line with its table, with fields of one height, whatever the page’s own foot looks like', async () => {
    const { scope } = await shopFor({})
    place.show(
      <Provider value={scope}>
        <FootForm table={{ columns: ['US', 'cm'], rows: [['7', '25']] }} heading="h2" />
      </Provider>,
    )
    const length = await see('textbox', undefined, place.element)
    const [text, choice] = [length, await see('combobox', undefined, place.element)].map(
      one => one.closest('.input')?.getBoundingClientRect() as DOMRect,
    )
    expect(text?.height).to.equal(choice?.height)
    expect(text?.left).to.equal(place.element.getBoundingClientRect().left)
  })

  it('J14: says centimeters as its language does, in the table, at the unit and in the size that was found', async () => {
    const { scope, press } = await shopFor({}, { config: { locale: 'ar-AE' } })
    const table = {
      columns: ['US', 'cm'],
      rows: [
        ['7', '25'],
        ['7.5', '25.5'],
      ],
    }
    await press(footLengthTyped, '24.8')
    place.show(
      <Provider value={scope}>
        <SizeTable table={table} label="" />
        <FootForm table={table} />
      </Provider>,
    )
    await see('combobox', undefined, place.element)
    const texts = [...place.element.querySelectorAll('th, option, bdi')].map(({ textContent }) => textContent ?? '')
    expect(texts.filter(text => /cm|سم/.test(text))).to.deep.equal(['سم', 'سم', 'US 7 · 25 سم'])
  })

  it('J14: marks a size that is not made for men or for women, and does not name it', async () => {
    const { scope, press } = await shopFor({})
    const table = {
      columns: ['US men', 'US women', 'cm'],
      rows: [
        ['', '5', '21.5'],
        ['', '5.5', '22'],
      ],
    }
    await press(footLengthTyped, '22')
    place.show(
      <Provider value={scope}>
        <SizeTable table={table} label="" />
        <FootForm table={table} />
      </Provider>,
    )
    await see('combobox', undefined, place.element)
    const texts = [...place.element.querySelectorAll('tbody tr:last-child bdi, .measure bdi')]
    expect(texts.map(({ textContent }) => textContent)).to.deep.equal(['–', '5.5', '22', 'US women 5.5 · 22 cm'])
  })
})
