import { expect } from 'chai'
import { Provider } from 'effector-react'
import { aListItem } from '../../../core/testing/a-list'
import { shopFor } from '../../../core/testing/shop-for'
import button from '../../../widgets/ui/button.css?inline'
import price from '../../../widgets/ui/price.css?inline'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import { see } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { FavoriteCards } from './favorite-cards'
import css from './favorites.css?inline'

describe('H1: the look of favorites', () => {
  const place = placeForViews(tokens, reset, button, price, css)
  const usual = { current: 24.5, original: 35, currency: 'USD', isLowest: false }

  for (const [words, amounts] of [
    ['its price', usual],
    ['the lowest price of 30 days', { ...usual, historicBestPrice: 35 }],
  ] as const) {
    it(`leaves room between ${words} and the button below`, async () => {
      const { scope } = await shopFor({})
      place.show(
        <Provider value={scope}>
          <FavoriteCards items={[aListItem({ price: amounts })]} />
        </Provider>,
      )
      const add = await see('button', /^Add to bag/, place.element)
      const last = [...place.element.querySelectorAll('.price, .note')].at(-1)
      expect(add.getBoundingClientRect().top - (last?.getBoundingClientRect().bottom ?? 0)).to.equal(12)
    })
  }
})
