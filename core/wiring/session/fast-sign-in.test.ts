import { expect, test } from 'vitest'
import { $dialogs, dialogAt, dialogOpened } from '../../dialogs'
import { signInSubmitted } from '../../session/sign-in'
import { aProfile } from '../../testing/a-profile'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { type Call, shopFor } from '../../testing/shop-for'
import { enrolmentLoaded } from './sign-in-is-a-dialog'

fakeStorage('sessionStorage')

const place = { name: 'sign-in', owner: 'w1' }

test('A5: who signs in before the steps of the dialog have come is still asked for what is missing', async () => {
  const shop = await shopFor({
    'POST /consumers-v3/auth/signin': { authorizationCode: 'code-1', expiresIn: 60 },
    'POST /token/v2/auth/token': ({ body }: Call) =>
      aToken({ consumerType: (body as { type: string }).type === 'Registered' ? 'REGISTERED' : 'GUEST' }),
    'GET /consumers-v3/consumer': { consumerProfile: aProfile({ phone: null }) },
  })
  await shop.press(dialogOpened, place)
  await shop.press(signInSubmitted, { username: 'shopper@till.test', password: 'Till-demo-1' })
  expect(shop.see($dialogs)).toEqual([])
  await import('./enrolment-is-a-dialog')
  await import('./enrolment-follows-profile')
  await shop.press(enrolmentLoaded)
  expect(dialogAt(shop.see($dialogs), place)?.state).toBe('open')
})
