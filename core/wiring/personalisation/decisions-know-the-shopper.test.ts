import './decisions-know-the-shopper'
import { expect, it } from 'vitest'
import { consentGiven } from '../../consent'
import { experienceShown } from '../../personalisation/decisions'
import { save } from '../../runtime/storage'
import { decidedAs } from '../../testing/a-decision'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { refuse, shopFor } from '../../testing/shop-for'
import { siteSettings } from '../../testing/site-settings'

const DECIDE = 'POST /api/engine/v1/decide/:brand'
const TOKEN = 'POST /token/v2/auth/token'
const member = aToken({ consumerType: 'REGISTERED', consumerNo: 'maya' })

fakeStorage('localStorage')

/** On a page that is opened after somebody signed in on another one. */
async function afterReload({ trust = 'first-party', token = member as unknown, targeting = true } = {}) {
  const key = 'pk_decisions'
  save(key, 'session', 1, { login: true, accessExpiry: 0, employee: false })
  const settings = siteSettings({ brand: 'northlane', trust: trust as 'first-party' })
  const shop = await shopFor(
    { [DECIDE]: decidedAs({}), [TOKEN]: token, 'GET /fapi/site/settings': settings },
    { config: { key } },
  )
  await shop.press(consentGiven, { targeting })
  await shop.press(experienceShown, 'home/hero')
  return { asked: () => shop.callsTo(DECIDE).map(({ body }) => body), tokens: shop.callsTo(TOKEN).length }
}

it('K1: whoever was signed in before a reload is decided about as themselves, by one question', async () => {
  const { asked } = await afterReload()
  expect(asked()).toEqual([expect.objectContaining({ customerId: 'maya' })])
})

it('K1: and as a guest where that session has ended', async () => {
  const { asked } = await afterReload({ token: refuse(401, 'AUT401') })
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).not.toHaveProperty('customerId')
})

it('T22, K1: a page of another site asks for nobody', async () => {
  const { asked, tokens } = await afterReload({ trust: 'third-party' })
  expect([asked().length, tokens]).toEqual([1, 0])
  expect(asked()[0]).not.toHaveProperty('customerId')
})

it('K3: nobody is asked for without consent to targeting', async () => {
  const { asked, tokens } = await afterReload({ targeting: false })
  expect([asked(), tokens]).toEqual([[], 0])
})
