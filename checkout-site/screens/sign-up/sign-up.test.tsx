import { expect } from 'chai'
import { Provider } from 'effector-react'
import { shopFor } from '../../../core/testing/shop-for'
import { textOf, until } from '../../../widgets/testing/see'
import { typeInto } from '../../../widgets/testing/type-into'
import { placeForViews } from '../../testing/place-for-views'
import { SignUp } from './sign-up'

const signUp = 'POST /consumers-v3/auth/signup'
const form = {
  ...{ fields: ['email', 'password', 'phone'].map(name => ({ name, required: name !== 'phone' })) },
  ...{ isSimplified: false, asksSmsConsent: true, minimalAge: 13, earliestBirthDate: '1900-01-01' },
  ...{ phoneCode: '1', phoneMask: '(XXX) XXX - XXXX' },
}

const invitation = 'GET /consumers-v3/consumer/loyalty/invitation'

describe('the form of the sign-up', () => {
  const place = placeForViews()
  const named = (name: string) => place.element.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
  const shown = (words: string) => until(() => textOf(place.element).includes(words), `${words} is not there`)

  it('A4: text messages that were ticked and not agreed to lead to their box, and no account is made', async () => {
    const { scope, callsTo } = await shopFor({ 'GET /fapi/site/sign-up': form })
    place.show(
      <Provider value={scope}>
        <SignUp />
      </Provider>,
    )
    await until(() => named('phone'), 'No form')
    named('email').value = 'ana@example.com'
    named('password').value = 'Harbour-7'
    named('phone').value = '2125550144'
    named('policy').click()
    named('sms').click()
    await shown('at most four times a month')
    named('email').form?.requestSubmit()
    await shown('Agree to texts, or take the tick away.')
    await until(() => document.activeElement === named('sms'), 'The box has no focus')
    expect(callsTo(signUp)).to.deep.equal([])
    named('sms').click()
    await until(() => !textOf(place.element).includes('take the tick away'), 'It is still said')
  })

  it('A4: says what the link of a member brings, that another one brings nothing, and asks about none without one', async () => {
    const { pathname } = location
    const open = async (query: string, answer: object) => {
      history.replaceState(null, '', pathname + query)
      const shop = await shopFor({ 'GET /fapi/site/sign-up': form, [invitation]: answer })
      place.show(
        <Provider value={shop.scope}>
          <SignUp />
        </Provider>,
      )
      return shop
    }
    await open('?referral=NL1', { isValid: true, points: 250 })
    await shown('they get 250 points')
    const { callsTo } = await open('?referral=NL2', { isValid: false, points: 250 })
    await shown('This invitation is not valid.')
    expect(callsTo(invitation).length).to.equal(1)
    const without = await open('', {})
    await until(() => named('email'), 'No form')
    expect(without.callsTo(invitation)).to.deep.equal([])
    expect(textOf(place.element)).not.to.match(/invit/)
    history.replaceState(null, '', pathname)
  })

  it('A4: what is wrong with a field is not said of what is typed into it then', async () => {
    const { scope } = await shopFor({ 'GET /fapi/site/sign-up': form })
    place.show(
      <Provider value={scope}>
        <SignUp />
      </Provider>,
    )
    await until(() => named('email'), 'No form')
    named('email').form?.requestSubmit()
    await until(() => named('email').ariaInvalid && named('policy').ariaInvalid, 'Nothing is marked')
    typeInto(named('email'), 'ana@example.com')
    named('policy').click()
    await until(() => !named('email').ariaInvalid && !named('policy').ariaInvalid, 'It is still said')
    expect(named('password').ariaInvalid).to.equal('true')
  })
})
