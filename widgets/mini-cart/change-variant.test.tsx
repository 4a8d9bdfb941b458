import { expect } from 'chai'
import { createWatch } from 'effector'
import { dialogWanted } from '../../core/dialogs'
import { pageScope } from '../../core/runtime/scope'
import { anItem } from '../../core/testing/a-cart'
import { bag, eachInItsOwnShop, opened } from '../testing/bag'
import { all, see, until } from '../testing/see'

eachInItsOwnShop()

describe('<till-mini-cart>, another size of what is in it', () => {
  it('G1: is chosen in the quick shop, which puts it in the line’s place', async () => {
    const wanted: unknown[] = []
    const end = createWatch({ unit: dialogWanted, scope: pageScope, fn: dialog => wanted.push(dialog) })
    const { dialog } = await opened()
    ;(await see('button', 'More for Kestrel 2', dialog)).click()
    ;(await see('button', 'Change the size or color of Kestrel 2', dialog)).click()
    end()
    const { id: item, productId: product, upc } = anItem()
    const props = { product, item, upc, context: 'update-cart-item', closeAfterAdd: true }
    expect(wanted).to.deep.equal([{ name: 'quick-shop', props }])
  })

  it('G1: is not offered of what is made to order, of a card, and of what comes in one size', async () => {
    const items = [
      anItem({ id: 'a', name: 'A shoe to order', recipeId: 'RCP-1' }),
      anItem({ id: 'b', name: 'A card', isDigitalProduct: true }),
      anItem({ id: 'c', name: 'A bottle', attributes: [] }),
      anItem({ id: 'd', name: 'A shoe' }),
    ]
    const { dialog } = await opened(bag({ items }))
    for (const { name } of items) (await see('button', `More for ${name}`, dialog)).click()
    await until(() => all('button', /^Change the size/).length > 0)
    const offered = all('button', /^Change the size/).map(button => button.getAttribute('aria-label'))
    expect(offered).to.deep.equal(['Change the size or color of A shoe'])
  })
})
