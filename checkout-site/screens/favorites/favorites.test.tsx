import { expect } from 'chai'
import { allSettled } from 'effector'
import { Provider } from 'effector-react'
import { favoritesWanted } from '../../../core/lists'
import { aListItem } from '../../../core/testing/a-list'
import { aRecommendation } from '../../../core/testing/a-recommendation'
import { aToken } from '../../../core/testing/a-token'
import { shopFor } from '../../../core/testing/shop-for'
import { see, textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { FavoritesScreen } from './favorites'

const own = 'GET /wishlists/v2/favorites'
const remove = 'DELETE /wishlists/v2/favorites/:favoriteId/items/:itemId'
const kestrel = aListItem()
const cap = aListItem({ itemId: 'listed-2', productId: 'TQ4407AB20', name: 'Harbour cap' })
const listOf = (...items: (typeof kestrel)[]) => ({ favoriteId: 'list-1', items, total: items.length })

describe('H1: the favorites', () => {
  const place = placeForViews()
  const show = async (answers: Record<string, unknown>) => {
    const { scope } = await shopFor(answers)
    place.show(
      <Provider value={scope}>
        <FavoritesScreen />
      </Provider>,
    )
  }

  it('A9: are not asked for by an associate, who reads why there are none', async () => {
    const associate = aToken({ consumerType: 'EMPLOYEE', isAssociate: true })
    const before = await shopFor({ 'POST /token/v2/auth/token': associate, [own]: listOf() })
    await before.press(favoritesWanted)
    const { scope, callsTo } = await shopFor({ [own]: listOf() }, { config: before.config })
    place.show(
      <Provider value={scope}>
        <FavoritesScreen />
      </Provider>,
    )
    await see('heading', 'No favorites here')
    await allSettled(scope)
    expect(callsTo(own)).to.deep.equal([])
  })

  it('say what has left them, and hand the focus to what is beside it, and to the way on after the last', async () => {
    const lists = [listOf(cap), listOf()]
    await show({ [own]: listOf(kestrel, cap), [remove]: () => lists.shift() })
    for (const name of ['Kestrel 2', 'Harbour cap']) {
      const heart = await see('button', `Add ${name} to favorites`)
      heart.focus()
      heart.click()
      await until(() => !heart.isConnected, `${name} stays`)
      await until(() => document.activeElement?.closest('main'), 'The focus is gone')
      await until(
        () =>
          [...place.element.querySelectorAll('main [role=status]')].some(
            ({ textContent }) => textContent === `${name} is no longer a favorite.`,
          ),
        'Nothing is said',
      )
    }
  })

  it('say that there are none, and show what others buy', async () => {
    const kind = 'popular' as const
    await show({
      [own]: listOf(),
      'GET /products/v1/widgetRecommendations': { kind, recommendations: [aRecommendation('TQ4407AB14')] },
    })
    await see('heading', 'No favorites yet')
    const row = () => textOf(place.element.querySelector('.popular > div')?.shadowRoot ?? place.element)
    await until(() => /Popular now.*Kestrel TQ4407AB14/.test(row()), 'Nothing is recommended')
  })

  it('say of a product whose variants cost different sums that it begins at the lowest, and of a sale the lowest of 30 days', async () => {
    const price = { currency: 'USD', original: 150, current: 90, isLowest: true, historicBestPrice: 95 }
    await show({ [own]: listOf(aListItem({ price }), cap) })
    await see('button', 'Add Kestrel 2 to favorites')
    const [lowest, only] = [...place.element.querySelectorAll('.price b')].map(({ textContent }) => textContent)
    expect([lowest, only]).to.deep.equal(['from $90.00', '$112.00'])
    const notes = [...place.element.querySelectorAll('.note')].map(({ textContent }) => textContent)
    expect(notes).to.deep.equal(['Lowest price in 30 days: $95.00'])
  })
})
