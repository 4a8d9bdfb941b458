import { expect } from 'chai'
import { expectAccessible } from '../testing/axe'
import { all, see, textOf, until } from '../testing/see'
import { aNewProduct, clear, fetchView, opened, settings } from './put-quick-shop'

before(fetchView)

afterEach(clear)

const sizes = {
  id: 'sizes',
  label: 'Size guide',
  expanded: false,
  data: ['US 9 · UK 8 · EU 42.5 · 27 cm', 'US 10 · UK 9 · EU 44 · 28 cm'],
}
const known = { 'GET /fapi/site/settings': { ...settings({}), productUrl: 'https://www.example.com{path}' } }

describe('what a quick shop has beside what is bought', () => {
  it('G1: a size guide, which opens', async () => {
    const { panel } = await opened(aNewProduct({ details: [sizes] }))
    const guide = await until(() => panel.querySelector<HTMLElement>('details summary'))
    expect(guide.textContent).to.equal('Size guide')
    expect(panel.querySelector('details')?.open).to.equal(false)
    guide.click()
    await until(() => textOf(panel).includes('US 10 · UK 9 · EU 44 · 28 cm'))
    await expectAccessible()
  })

  it('G1: a way to the product’s own page, where it is known', async () => {
    const { panel } = await opened(aNewProduct({ url: '/en-us/p/meridian-2-TQ1' }), { answers: known })
    const link = await see('link', 'Full details', panel)
    expect(link.getAttribute('href')).to.equal('https://www.example.com/en-us/p/meridian-2-TQ1')
  })

  for (const [where, url, href] of [
    ['of the shop', '/en-us/customs/by-you-TQ1', 'https://www.example.com/en-us/customs/by-you-TQ1'],
    ['of others', 'https://by-you.example/meridian-2', 'https://by-you.example/meridian-2'],
  ] as const) {
    it(`B7: a way to the page ${where} where it is made to order`, async () => {
      const { panel } = await opened(aNewProduct({ customsExternalUrl: url }), { answers: known })
      await until(() => all('link', 'Design your own', panel)[0]?.getAttribute('href') === href)
    })
  }

  it('G1: neither of them where the shop knows none', async () => {
    const { panel, calls } = await opened(aNewProduct())
    await until(() => calls.some(call => call.endpoint === 'GET /fapi/site/settings'))
    await see('radio', '9', panel)
    expect([all('link', 'Full details', panel).length, panel.querySelector('details')]).to.deep.equal([0, null])
  })
})
