import { expect } from 'chai'
import { Provider } from 'effector-react'
import { profileWanted } from '../../core/profile'
import { employeeKnown } from '../../core/profile/employee-terms'
import { aProfile } from '../../core/testing/a-profile'
import { shopFor } from '../../core/testing/shop-for'
import { textOf } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { SpendBanner } from './spend-banner'

const employee = {
  currentSpend: 100,
  remaining: 400,
  currency: 'USD',
  annualCap: 500,
  isEmployeeDiscountTCAccepted: true,
}

describe('the account’s spend banner', () => {
  const place = placeForViews()

  it('F7: shows an employee what is left of the discount, and an associate, who has none, nothing', async () => {
    for (const isAssociate of [false, true]) {
      const shop = await shopFor({ 'GET /consumers-v3/consumer': { consumerProfile: aProfile({ employee }) } })
      await shop.press(profileWanted)
      await shop.press(employeeKnown, { isEmployee: true, isAssociate, hasAccepted: true })
      place.show(
        <Provider value={shop.scope}>
          <SpendBanner />
        </Provider>,
      )
      expect(textOf(place.element)).to.equal(isAssociate ? '' : 'Employee discount: $400.00 of $500.00 left this year')
    }
  })
})
