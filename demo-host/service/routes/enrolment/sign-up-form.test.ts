import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../../core/enrolment/endpoints'
import { endpoints as site } from '../../../../core/site/endpoints'
import { endpoints as settings } from '../../../../core/site/settings/endpoints'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

describe('the sign-up form', () => {
  const formOf = async (locale: string) =>
    (await shop.nobody(endpoints.readSignUpForm, { headers: { 'x-locale': locale } })).body

  test('has its fields in the order of the country', async () => {
    const names = async (locale: string) => (await formOf(locale)).fields.map(({ name }) => name)
    expect(await names('en-US')).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'birthDate',
      'phone',
      'postalCode',
    ])
    expect((await names('ja-JP')).slice(0, 2)).toEqual(['lastName', 'firstName'])
  })

  test('L4: asks for the gender where a country is set up so, and requires no answer', async () => {
    expect((await formOf('de-DE')).fields[0]).toEqual({ name: 'gender', required: false })
    expect((await formOf('fr-FR')).fields.map(({ name }) => name)).not.toContain('gender')
  })

  test('A4: asks for an agreement to the terms of the brand by itself where a country is set up so', async () => {
    expect([(await formOf('de-DE')).asksBrandTerms, (await formOf('en-US')).asksBrandTerms]).toEqual([true, false])
  })

  test('asks for e-mail and password alone where it is simplified', async () => {
    const form = await formOf('en-CA')
    expect([form.isSimplified, form.fields.map(({ name }) => name)]).toEqual([true, ['email', 'password']])
    expect((await formOf('en-US')).isSimplified).toBe(false)
  })

  test('A5: where it is simplified the site’s settings say so, for the dialog that takes the place of sign-in', async () => {
    const isSimplified = async (locale: string) =>
      (await shop.nobody(settings.readSiteSettings, { headers: { 'x-locale': locale } })).body.features
    expect(await isSimplified('en-CA')).toMatchObject({ simplifiedEnrolment: true })
    expect(await isSimplified('en-US')).toMatchObject({ simplifiedEnrolment: false })
  })

  test('L2: says the rule that the country’s addresses have for a phone number', async () => {
    const { body } = await shop.nobody(site.readAddressRules, { params: { countryCode: 'JP' } })
    const { pattern, mask } = body.shipping.find(({ name }) => name === 'phone') ?? {}
    expect(mask).toContain('0XX-XXXX-XXXX')
    expect((await formOf('ja-JP')).phoneRule).toEqual({ pattern, mask })
    expect((await formOf('de-DE')).phoneRule).toEqual({ pattern: expect.any(String) })
  })

  test('says the minimal age and the dial code of the country', async () => {
    expect(await formOf('de-DE')).toMatchObject({ minimalAge: 16, phoneCode: '49' })
    expect(await formOf('en-US')).toMatchObject({ minimalAge: 13, phoneCode: '1', asksSmsConsent: true })
  })
})

describe('the look-up', () => {
  const lookUp = (email: string, more: Record<string, string> = { recaptcha_response: 'ok' }) =>
    shop.nobody(endpoints.lookUpConsumer, { query: { email, ...more } })

  test('says after the bot check whether an address has an account', async () => {
    expect((await lookUp(' Member@till.test')).body).toEqual({ next: 'sign-in' })
    expect((await lookUp('nobody@till.test')).error?.errorId).toBe('AUT440')
    const [known, unknown] = [await lookUp('member@till.test', {}), await lookUp('nobody@till.test', {})]
    expect([known.error, known.status]).toEqual([unknown.error, unknown.status])
    expect(known.error?.errorId).toBe('AUT403')
  })
})
