import { expect, it } from 'vitest'
import { anAddress } from '../testing/an-order'
import type { ConsumerProfile } from './contracts'
import { mainAddresses } from './main-addresses'

it('F4: an address of the account asks for no newsletter at checkout, whatever was ticked when it was kept', () => {
  const stored = { ...anAddress(), id: 'address-1', approachType: 'S', main: true }
  const address = [{ ...stored, subscriptions: { newsletterConsent: true } }]
  const profile = { consumerDetails: { email: 'maya.okafor@example.com', address } } as unknown as ConsumerProfile
  expect(mainAddresses(profile).shipping).toEqual(anAddress())
})
