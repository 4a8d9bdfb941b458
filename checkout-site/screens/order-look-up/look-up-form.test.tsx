import { expect } from 'chai'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { $lookUpRequest } from '../../../core/checkout/look-up'
import { $notOwnNumber } from '../../../core/purchases/own'
import { textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { LookUpForm } from './look-up-form'

describe('the form that looks up an order', () => {
  const place = placeForViews()

  it('A13: says why it is there, where the account did not get the order', () => {
    for (const notOwn of [null, '204881736001']) {
      place.show(
        <Provider value={fork({ values: [[$notOwnNumber, notOwn]] })}>
          <LookUpForm />
        </Provider>,
      )
      expect(textOf(place.element).includes('Order 204881736001 is not in your account.')).to.equal(notOwn !== null)
    }
  })

  it('L1: says what is missing, and how an address is written', async () => {
    place.show(
      <Provider value={fork({ values: [[$lookUpRequest, { orderNumber: ' ', email: 'maya@example' }]] })}>
        <LookUpForm />
      </Provider>,
    )
    const form = await until(() => place.element.querySelector('form'))
    form.requestSubmit()
    await until(() => textOf(form).includes('This field is required'))
    expect(textOf(form)).to.contain('Enter an email such as name@example.com')
  })
})
