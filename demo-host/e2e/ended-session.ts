import { request } from '@playwright/test'
import { signInByCall } from './account'
import { oneOf } from './filled-cart'
import { PASSWORD } from './newcomer'
import { shopCall } from './shop-call'

/** The password of an account whose sessions were ended. */
export const NEW_PASSWORD = 'Harbour-8'

/** Puts a shoe into the bag of an account, in another browser. */
export async function fillBagOf(email: string): Promise<void> {
  const elsewhere = await request.newContext()
  const { accessToken: token } = await signInByCall(elsewhere, email, PASSWORD)
  const data = await oneOf(elsewhere, 'TQ4407AB12')
  await shopCall(elsewhere, 'POST', '/cart/v1/cartWithItem', { data, token })
  await elsewhere.dispose()
}

/** Changes the password of an account in another browser, which ends its session in this one. */
export async function endSessionsOf(email: string): Promise<void> {
  const elsewhere = await request.newContext()
  const { accessToken: token } = await signInByCall(elsewhere, email, PASSWORD)
  const data = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  await shopCall(elsewhere, 'POST', '/consumers-v3/consumer/changepassword', { data, token })
  await elsewhere.dispose()
}

/** Changes the profile of an account in another browser. */
export async function changeElsewhere(email: string, consumerProfile: object): Promise<void> {
  const elsewhere = await request.newContext()
  const { accessToken: token } = await signInByCall(elsewhere, email, PASSWORD)
  await shopCall(elsewhere, 'PUT', '/consumers-v3/consumer', { data: { consumerProfile }, token })
  await elsewhere.dispose()
}
