import { Provider, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $step, type Happening, happened } from '../../../core/enrolment/flow'
import { aProfile } from '../../../core/testing/a-profile'
import { shopAs } from '../../../core/testing/shop-as'
import { until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { askingForLink, testSendingOf, tokenOfNewcomer } from '../../testing/sent-forms'
import { EnrolmentScreen } from './enrolment'

const consumer = 'GET /consumers-v3/consumer'
const signUpForm = {
  ...{ fields: [{ name: 'email', required: true }], isSimplified: true, asksSmsConsent: false },
  ...{ minimalAge: 13, earliestBirthDate: '1900-01-01', phoneCode: '1', phoneMask: '' },
}
const withPassword = { ...signUpForm, fields: [...signUpForm.fields, { name: 'password', required: true }] }
const profile = (lacks: Parameters<typeof aProfile>[0] = {}) => ({ consumerProfile: aProfile(lacks) })

/** The screen, once all of that has happened there. */
const enrolmentAfter = (...ways: Happening[]) =>
  function Later() {
    const { step, happen } = useUnit({ step: $step, happen: happened })
    const isThere = step !== null
    useEffect(() => {
      if (isThere) for (const way of ways) happen(way)
    }, [isThere, happen])
    return <EnrolmentScreen />
  }

describe('a step of the enrolment', () => {
  const place = placeForViews()

  const withBirthDate = { ...withPassword, fields: [...withPassword.fields, { name: 'birthDate', required: true }] }
  for (const [of, View, consumerType] of [
    ['an account', EnrolmentScreen, 'REGISTERED'],
    ['a sign-up', enrolmentAfter('unknown'), 'GUEST'],
  ] as const)
    it(`M8: the latest birth date of ${of} is by the service’s clock, whatever the browser’s says`, async () => {
      const { scope } = await shopAs(
        { consumerType },
        {
          ...{ [consumer]: profile({ postalCode: null }), 'GET /fapi/site/sign-up': withBirthDate },
          'GET /fapi/server/time': { timestamp: '2041-06-01T12:00:00.000Z' },
        },
      )
      place.show(
        <Provider value={scope}>
          <View />
        </Provider>,
      )
      const picker = () => place.element.querySelector<HTMLInputElement>('[name=birthDate]')
      await until(() => picker()?.max === '2028-06-01', 'The picker ends on another day')
    })

  testSendingOf([
    {
      name: 'the look-up of an address',
      View: EnrolmentScreen,
      typed: { email: 'ana@example.com' },
      sends: ['GET /consumers-v3/consumer/lookup', { next: 'sign-in' }],
      shows: /Password/,
    },
    {
      name: 'the sign-up',
      View: enrolmentAfter('unknown'),
      reads: { 'GET /fapi/site/sign-up': withPassword, 'POST /token/v2/auth/token': tokenOfNewcomer },
      typed: { email: 'ana@example.com', password: 'Harbour-7' },
      presses: ['I agree to the terms'],
      sends: ['POST /consumers-v3/auth/signup', { authorizationCode: 'code-1', expiresIn: 60 }],
      shows: /Join the club|Join .* Club/,
    },
    { ...askingForLink, View: enrolmentAfter('known', 'forgot') },
    {
      name: 'the phone number',
      View: EnrolmentScreen,
      as: { consumerType: 'REGISTERED' },
      reads: { [consumer]: profile({ phone: null }), 'GET /fapi/site/sign-up': signUpForm },
      typed: { phone: '2125550144' },
      sends: ['PUT /consumers-v3/consumer', profile()],
      shows: /What do you like/,
    },
    {
      name: 'what is missing about somebody',
      View: EnrolmentScreen,
      as: { consumerType: 'REGISTERED' },
      reads: { [consumer]: profile({ postalCode: null }), 'GET /fapi/site/sign-up': signUpForm },
      typed: { firstName: 'Noor', lastName: 'Haddad', postalCode: '97206', birthDate: '1988-02-29' },
      sends: ['PUT /consumers-v3/consumer', profile()],
      shows: /What do you like/,
    },
  ])
})
