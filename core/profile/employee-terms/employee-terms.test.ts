import { describe, expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { $dialogs } from '../../dialogs'
import { tokenReceived } from '../../http/token'
import { $acceptFailure, termsAccepted } from '../index'
import { fakeStorage } from '../../testing/fake-storage'
import { aCart } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { refuse, shopFor } from '../../testing/shop-for'
import '../../wiring/session/employee-terms'
import { $lacksTerms, personShown, termsOpened, termsPutOff } from './index'

const change = 'PUT /consumers-v3/consumer'
const read = 'GET /cart/v1/cart/:basketId'
const employee = { currency: 'USD', currentSpend: 320, remaining: 2180, annualCap: 2500 }
const accepted = {
  consumerProfile: {
    consumerDetails: {
      email: 'employee@till.test',
      firstName: 'Emil',
      lastName: null,
      phone: null,
      phoneCode: null,
      postalCode: null,
      birthDate: null,
      address: [],
      identity: [],
      employee: { ...employee, isEmployeeDiscountTCAccepted: true },
    },
    isLoyaltyMember: false,
    loyaltyOptInDate: null,
  },
}

fakeStorage('sessionStorage')

async function signedInAs(consumerType: 'EMPLOYEE' | 'REGISTERED', answers: Record<string, unknown> = {}) {
  const shop = await shopFor({ [change]: accepted, [read]: aCart(), ...answers })
  await shop.press(tokenReceived, { answer: { ...aToken(), consumerType }, now: Date.now() })
  await shop.press(cartAnswered, aCart())
  await shop.press(personShown)
  const isOpen = () => shop.see($dialogs).some(({ name, state }) => name === 'employee-terms' && state === 'open')
  return { shop, isOpen }
}

describe('the terms of the employee discount', () => {
  it('are asked once in a tab, and can be read again', async () => {
    const { shop, isOpen } = await signedInAs('EMPLOYEE')
    expect(isOpen()).toBe(true)
    await shop.press(termsPutOff)
    await shop.press(personShown)
    expect(isOpen()).toBe(false)
    await shop.press(termsOpened)
    expect(isOpen()).toBe(true)
  })

  it('once accepted bring the cart with its new prices', async () => {
    const { shop, isOpen } = await signedInAs('EMPLOYEE')
    const before = shop.callsTo(read).length
    await shop.press(termsAccepted)
    expect(shop.callsTo(change)[0]?.body).toEqual({
      consumerProfile: { consumerDetails: { employee: { isEmployeeDiscountTCAccepted: true } } },
    })
    expect(isOpen()).toBe(false)
    expect(shop.see($lacksTerms)).toBe(false)
    expect(shop.callsTo(read)).toHaveLength(before + 1)
  })

  it('that cannot be accepted stay open and say why', async () => {
    const { shop, isOpen } = await signedInAs('EMPLOYEE', { [change]: refuse(500, 'GEN500') })
    await shop.press(termsAccepted)
    expect(isOpen()).toBe(true)
    expect(shop.see($acceptFailure)).toMatchObject({ code: 'GEN500' })
  })

  it('are nothing to anybody else', async () => {
    const { isOpen } = await signedInAs('REGISTERED')
    expect(isOpen()).toBe(false)
  })
})
