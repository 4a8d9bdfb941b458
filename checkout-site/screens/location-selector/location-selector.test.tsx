import { expect } from 'chai'
import { Provider } from 'effector-react'
import { shopFor } from '../../../core/testing/shop-for'
import { until } from '../../../widgets/testing/see'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import { placeForViews } from '../../testing/place-for-views'
import css from './location-selector.css?inline'
import { LocationSelector } from './location-selector'

describe('the choice of a country', () => {
  const place = placeForViews(tokens, reset, css)

  it('J14: says where the shopper is beside its name, and never over it, however large the letters are', async () => {
    const locations = [{ locale: 'en-US', country: 'United States of America', language: 'English' }]
    const page = {
      siteId: 'northlane',
      key: 'main',
      language: 'en',
      modified: '2026-11-02T09:00:00.000Z',
      title: 'Where?',
    }
    const answer = { ...page, regions: [{ name: 'Americas', locations }] }
    const shop = await shopFor({ 'GET /fapi/pages/location-selector': answer })
    place.element.style.inlineSize = '240px'
    place.show(
      <Provider value={shop.scope}>
        <LocationSelector />
      </Provider>,
    )
    const link = await until(() => place.element.querySelector('main li a'), 'It is not shown')
    const here = [...place.element.querySelectorAll('main li .small')].find(one => one.textContent === 'You are here')
    const name = link.querySelector('b')?.getBoundingClientRect() as DOMRect
    const said = here?.getBoundingClientRect() as DOMRect
    expect(said.left >= name.right || said.top >= name.bottom).to.equal(true)
    const whole = link.getBoundingClientRect()
    expect([said.right <= whole.right, said.bottom <= whole.bottom]).to.deep.equal([true, true])
  })
})
