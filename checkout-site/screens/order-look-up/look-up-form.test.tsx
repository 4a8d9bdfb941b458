import { expect } from 'chai'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { $notOwnNumber } from '../../../core/purchases'
import { textOf } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { LookUpForm } from './look-up-form'

describe('the form that looks up an order', () => {
  const place = placeForViews()

  it('A13: says why it stands there, where the account did not get the order', () => {
    for (const notOwn of [null, '204881736001']) {
      place.show(
        <Provider value={fork({ values: [[$notOwnNumber, notOwn]] })}>
          <LookUpForm />
        </Provider>,
      )
      expect(textOf(place.element).includes('Order 204881736001 is not in your account.')).to.equal(notOwn !== null)
    }
  })
})
