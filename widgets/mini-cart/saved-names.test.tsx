import { expect } from 'chai'
import { aListItem } from '../../core/testing/a-list'
import { bag, eachInItsOwnShop, opened, shoe } from '../testing/bag'
import { see } from '../testing/see'

const service = eachInItsOwnShop()

const stored = (itemId: string, value: string) =>
  aListItem({ itemId, name: shoe.name, attributes: [{ type: 'size', label: 'Size', value }] })

describe('what is saved for later', () => {
  it('B12: has names of its own beside the line of the same item, and each size is called by its own', async () => {
    const items = [stored('s1', 'US 9'), stored('s2', 'US 10')]
    service().answer({ 'GET /wishlists/v2/saveForLater': { saveForLaterId: 'l1', items } })
    const { dialog } = await opened(bag({ items: [shoe] }))
    await see('button', `Remove ${shoe.name} US 9 from saved for later`, dialog)
    const names = [...dialog.querySelectorAll('ul button[aria-label], [role=group]')]
      .map(element => element.getAttribute('aria-label'))
      .filter(name => name !== 'One fewer' && name !== 'One more')
    expect(names).to.include.members([
      `Quantity of ${shoe.name}`,
      `Saved quantity of ${shoe.name} US 9`,
      `Saved quantity of ${shoe.name} US 10`,
      `Move ${shoe.name} US 10 to bag`,
    ])
    expect(new Set(names).size, names.join()).to.equal(names.length)
  })
})
