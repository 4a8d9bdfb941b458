import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Provider } from 'effector-react'
import { shopFor } from '../../core/testing/shop-for'
import { see } from '../../widgets/testing/see'
import field from '../../widgets/ui/field.css?inline'
import reset from '../../widgets/ui/reset.css?inline'
import skeleton from '../../widgets/ui/skeleton.css?inline'
import tokens from '../../widgets/ui/tokens.css?inline'
import { placeForViews } from '../testing/place-for-views'
import { CardForm } from './card-form'
import css from './card-form.css?inline'
import { CardFormGhost } from './card-form-ghost'

describe('D1: what stands where the form for a card comes', () => {
  const place = placeForViews(tokens, reset, field, skeleton, css)
  afterEach(() => setViewport({ width: 800, height: 600 }))

  const boxes = () =>
    [...place.element.querySelectorAll('.input')].map(input => {
      const { left, top, width, height } = input.getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    })

  for (const width of [360, 1280]) {
    it(`has its fields where they will be, ${width} px wide`, async () => {
      await setViewport({ width, height: 700 })
      place.show(<CardFormGhost />)
      const before = boxes()
      const { scope } = await shopFor({})
      place.show(
        <Provider value={scope}>
          <CardForm holder="" />
        </Provider>,
      )
      await see('textbox', 'Card number', place.element)
      expect(before).to.have.length(4)
      expect(boxes()).to.deep.equal(before)
    })
  }
})
