import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../cart/endpoints'
import { requestFx } from '../http/request'
import { refuse, shopFor } from '../testing/shop-for'
import { orderReactionTo } from '../checkout/refusal'
import { catalogue, isCatalogued } from './catalogue'
import { $errorText } from './sentences'

const addItemFx = requestFx(endpoints.addItem)
const item = { body: { cartId: 'basket-1', productId: 'TQ4407AB12', qty: 1 } }
const locales = readdirSync(new URL('.', import.meta.url)).flatMap(file => {
  const [found, locale = 'en'] = /^errors\.words(?:\.([\w-]+))?\.ts$/.exec(file) ?? []
  return found ? [locale] : []
})
const fileOf = (locale: string) => `./errors.words.${locale === 'en' ? '' : `${locale}.`}ts`
/** A country's own words, as `en-GB`, are few: its language has the others. */
const languages = locales.filter(locale => !locale.includes('-'))

describe('the catalogue', () => {
  test.each(languages)('has words in %s for every code', async language => {
    const { words } = await import(fileOf(language))
    expect(Object.keys(catalogue).filter(code => !words[code])).toEqual([])
    expect(Object.keys(words).filter(code => !isCatalogued(code))).toEqual([])
  })

  test.each(languages)(
    'does not say in %s that at most 0 can be bought, where the whole bag is full',
    async language => {
      const { words } = await import(fileOf(language))
      const full = words.INV408({ maxAllowedQty: 0 })
      expect(full).not.toMatch(/[0٠]/)
      expect(full).not.toBe(words.INV408({}))
    },
  )

  test.each(languages)('D7: does not say in %s of a declined wallet that a card has to be checked', async language => {
    const { words } = await import(fileOf(language))
    expect(words.PAY400).not.toMatch(/card|karte|carte|カード|بطاقة/i)
  })

  test.each(languages)(
    'E1: says in %s that it was too often, and how long to wait, which is no fault of the shop’s',
    async language => {
      const { words } = await import(fileOf(language))
      const said = [{}, { retryAfter: 60 }, { retryAfter: 3600 }].map(details => words.GEN500(details))
      expect(new Set(said).size).toBe(3)
      expect(said[0]).toBe(words.API404)
    },
  )

  test.each(locales)(
    'uses plain language in %s: no codes, no shouting, and always a whole sentence',
    async language => {
      const { words } = await import(fileOf(language))
      const all = Object.values(words).flatMap(word =>
        typeof word === 'function' ? [word({ maxAllowedQty: 3 }), word({})] : [word],
      )
      for (const words of all) expect(words).toMatch(/^[^!！]*[.。]$/)
      for (const words of all) expect(words).not.toMatch(/oops|error|erreur|[A-Z]{3}\d{3}/i)
    },
  )

  test.each(Object.entries(catalogue).filter(([, { status }]) => status >= 400))(
    '%s reaches the shopper in words, by its reaction',
    async (code, { status }) => {
      const shop = await shopFor({ 'POST /cart/v1/item': refuse(status, code, { maxAllowedQty: 3 }) })
      const result = await shop.press(addItemFx, item)
      expect(result).toMatchObject({ status: 'fail', value: { kind: 'http', code, status } })
      const said = shop.see($errorText)({ code, message: `Refused with ${code}`, details: { maxAllowedQty: 3 } })
      expect(said).not.toContain(code)
    },
  )

  test('a lost connection promises only another try, since only a cart’s changes are sent by themselves', async () => {
    const { words } = await import('./errors.words')
    expect(words['offline']).toMatch(/Try again/)
    expect(words['offline']).not.toMatch(/sent|kept/)
  })

  test('an unknown code shows the service’s message', async () => {
    const shop = await shopFor({ 'POST /cart/v1/item': refuse(418, 'TEA418') })
    await shop.press(addItemFx, item)
    expect(shop.see($errorText)({ code: 'TEA418', message: 'I am a teapot' })).toBe('I am a teapot')
    expect(shop.see($errorText)({ code: 'toString', message: '' })).toMatch(/our side/)
  })

  test('sign-in, sign-up and saving a card show the service’s own words', async () => {
    const shop = await shopFor({ 'POST /cart/v1/item': refuse(401, 'AUT401') })
    await shop.press(addItemFx, item)
    expect(shop.see($errorText)({ code: 'AUT401', message: 'Bonjour' }, 'own')).toBe('Bonjour')
    expect(shop.see($errorText)({ code: 'AUT401', message: '' }, 'own')).toMatch(/do not match/)
    expect(shop.see($errorText)({ kind: 'network', code: 'offline', message: 'No answer' }, 'own')).toMatch(
      /^You are offline/,
    )
  })

  test.each([
    [
      'the general error, whose message is for programmers',
      { code: 'GEN500', message: 'Expected a string in body.email' },
    ],
    ['an answer that nobody can read', { kind: 'contract' as const, code: 'contract', message: 'Expected an object' }],
  ])('says %s in the shop’s words there, too', async (_what, error) => {
    const shop = await shopFor({ 'POST /cart/v1/item': refuse(500, 'GEN500') })
    await shop.press(addItemFx, item)
    expect(shop.see($errorText)(error, 'own')).toMatch(/our side/)
  })

  test('is in French to a French shopper, before anything went wrong', async () => {
    const shop = await shopFor({ 'POST /cart/v1/item': refuse(404, 'API404') }, { config: { locale: 'fr-FR' } })
    await shop.press(addItemFx, item)
    expect(shop.see($errorText)({ code: 'offline', message: '' })).toMatch(/hors ligne/)
  })
})

describe('an order that is refused', () => {
  test.each([
    ['ORD430', 'refetch-cart'],
    ['PAY400', 'top-notice'],
    ['PYT402', 'top-notice'],
    ['SHP500', 'top-notice'],
    ['FE309', 'top-notice'],
    ['GEN500', 'lasting-toast'],
    ['NEW999', 'lasting-toast'],
  ])('with %s ends in a %s', (code, reaction) => {
    expect(orderReactionTo(code)).toBe(reaction)
  })
})
