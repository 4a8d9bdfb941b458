import { expect } from 'chai'
import { Provider } from 'effector-react'
import { shopFor } from '../../../core/testing/shop-for'
import { placeForViews } from '../../testing/place-for-views'
import { ChangePassword } from './change-password'

describe('the screen of the password', () => {
  const place = placeForViews()

  it('leads back to the profile, where a telephone has no list of places', async () => {
    const { scope } = await shopFor({})
    place.show(
      <Provider value={scope}>
        <ChangePassword />
      </Provider>,
    )
    const link = place.element.querySelector('a.back')
    expect([link?.textContent, link?.getAttribute('href')]).to.deep.equal(['Profile', '/en-us/account/profile'])
  })
})
