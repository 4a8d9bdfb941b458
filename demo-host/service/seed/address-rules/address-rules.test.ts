import { is } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { fieldProblem } from '../../../../core/validate/address-field'
import { transformed } from '../../../../core/validate/transforms'
import { nationalPhone } from '../../../../core/format/national-phone'
import { foreign } from '../../../../core/testing/foreign'
import { AddressRules, type FieldRule } from '../../../../core/site/contracts'
import { addressRules } from '.'
import { countries } from './countries'

const field = (rules: readonly FieldRule[], name: string) => rules.find(rule => rule.name === name)
const passes = (rule: FieldRule, text: string) =>
  new RegExp(rule.pattern ?? '').test(text) && text.length <= (rule.maxLength ?? 999)
/** As typed, and as tidied when the shopper leaves the field. */
const accepts = (rule: FieldRule, text: string) => passes(rule, text) && passes(rule, transformed(text, rule))

describe('address rules', () => {
  it('pass their contract and keep the shop’s defaults for names and streets', () => {
    for (const rules of addressRules) {
      expect(is(rules, AddressRules)).toBe(true)
      for (const kind of [rules.shipping, rules.billing]) {
        expect(field(kind, 'addressLine1')).toMatchObject({ required: true, maxLength: 30 })
        expect(field(kind, 'addressLine2')).toMatchObject({ required: false, maxLength: 30 })
        expect(field(kind, 'city')).toMatchObject({ required: true, maxLength: 30 })
        expect(field(kind, 'firstName')).toMatchObject({ required: true, maxLength: 30 })
        expect(field(kind, 'phone')?.required).toBe(true)
      }
    }
  })

  it('ask for names of two characters at least, and of one where names are written so', () => {
    const shortest = addressRules.map(({ countryCode, shipping }) => {
      return [countryCode, field(shipping, 'firstName')?.minLength, field(shipping, 'lastName')?.minLength]
    })
    expect(shortest.filter(([, first, last]) => first !== 2 || last !== 2)).toEqual([['JP', 1, 1]])
  })

  it('take a name of one character wherever the sign-up takes it', () => {
    const named = addressRules.flatMap(({ shipping, billing }) =>
      [...shipping, ...billing].filter(({ name }) => name === 'firstName' || name === 'lastName'),
    )
    expect(named.filter(rule => fieldProblem('林', rule))).toEqual([])
  })

  it('require a postal code of every country that has them', () => {
    const without = addressRules.filter(({ shipping, billing }) => {
      return ![shipping, billing].every(kind => field(kind, 'postalCode')?.required)
    })
    expect(without.map(({ countryCode }) => countryCode)).toEqual(['AE'])
  })

  it('ask for an email address with a delivery and not with a bill', () => {
    for (const { shipping, billing } of addressRules) {
      expect(field(shipping, 'email')?.required).toBe(true)
      expect(field(billing, 'email')).toBeUndefined()
    }
  })

  it('name states, provinces and prefectures once each', () => {
    const counts = Object.fromEntries(
      addressRules.map(
        ({ countryCode, shipping }) => [countryCode, field(shipping, 'province')?.options ?? []] as const,
      ),
    )
    expect(counts.US).toHaveLength(62)
    expect(counts.CA).toHaveLength(13)
    expect(counts.JP).toHaveLength(47)
    expect(counts.IT).toHaveLength(107)
    expect(counts.ES).toHaveLength(52)
    expect(counts.IE).toHaveLength(26)
    expect(counts.AU).toHaveLength(8)
    expect(counts.AE).toHaveLength(7)
    for (const options of Object.values(counts)) {
      expect(new Set(options.map(({ code }) => code)).size).toBe(options.length)
      for (const { code, name } of options) expect(code.length * name.length).toBeGreaterThan(0)
    }
  })

  it('accept their own examples, as typed and as tidied', () => {
    const exemplified = addressRules.flatMap(({ shipping }) => shipping.filter(({ example }) => example !== undefined))
    expect(exemplified.length).toBeGreaterThan(addressRules.length)
    expect(exemplified.filter(rule => !accepts(rule, rule.example ?? ''))).toEqual([])
  })

  it('L2: take a phone number in international form, of any country, and its own as its mask writes it', () => {
    const phones = addressRules.flatMap(({ shipping, billing }) => [field(shipping, 'phone'), field(billing, 'phone')])
    for (const rule of phones) {
      expect(accepts(rule as FieldRule, '+33 6 12 34 56 78')).toBe(true)
      expect(accepts(rule as FieldRule, '+447400123456')).toBe(true)
      expect(passes(rule as FieldRule, '+12')).toBe(false)
    }
    const written = phones.flatMap(rule =>
      (rule?.mask ?? '')
        .split('|')
        .filter(Boolean)
        .map(mask => ({ rule, mask })),
    )
    const example = (mask: string, rule?: FieldRule) => {
      const digits = (rule?.example ?? '').replace(/\D/g, '').replace(mask.startsWith('0') ? /^0/ : /^$/, '')
      return nationalPhone(digits.slice(0, mask.replace(/[^X]/g, '').length), undefined, mask)
    }
    expect(written.filter(({ rule, mask }) => !passes(rule as FieldRule, example(mask, rule)))).toEqual([])
  })

  it('L2: write a number as their mask does, or as the shop’s own where they have none, and take it so', () => {
    const written = addressRules.map(({ countryCode, shipping }) => {
      const { mask, example = '', ...rule } = field(shipping, 'phone') as FieldRule
      const dialCode = countries.find(({ code }) => code === countryCode)?.dialCode
      const number = nationalPhone(example, dialCode, mask)
      return {
        countryCode,
        example,
        number,
        isTaken: accepts(rule, number),
        again: nationalPhone(number, dialCode, mask),
      }
    })
    expect(
      written.filter(({ example, number, isTaken, again }) => number !== example || !isTaken || again !== number),
    ).toEqual([])
  })

  it.each([
    ['0151 - 234 - 56789', true],
    ['3012 - 345 - 678', true],
    ['+49 1512 3456789', true],
    ['01512', false],
    ['0151 - 234 - 56789012345', false],
  ])('L2: of Germany take %s: %s', (number, isTaken) => {
    const rule = field(addressRules.find(({ countryCode }) => countryCode === 'DE')?.shipping ?? [], 'phone')
    expect(accepts(rule as FieldRule, number)).toBe(isTaken)
  })

  it('belong to a country of the list with its dial code', () => {
    expect(countries.map(({ code }) => code).sort()).toEqual(addressRules.map(({ countryCode }) => countryCode).sort())
    for (const { dialCode } of countries) expect(dialCode).toMatch(/^\d{1,3}$/)
  })
})

type Known = { zip?: string; zipex?: string; sub_keys?: string }

const given = foreign('address-formats.json')

describe.skipIf(!given)('address rules beside libaddressinput', () => {
  const known: Record<string, Known> = JSON.parse(given ?? '{}')

  it('accept every postal code that its examples give, as typed and as tidied', () => {
    const tried = addressRules.flatMap(({ countryCode, shipping }) => {
      const { zip, zipex } = known[countryCode] ?? {}
      const rule = field(shipping, 'postalCode')
      const examples = (zipex?.split(',') ?? []).filter(code => new RegExp(`^(?:${zip})$`).test(code))
      return rule ? examples.map(code => ({ countryCode, code, accepted: accepts(rule, code) })) : []
    })
    expect(tried.length).toBeGreaterThan(40)
    expect(tried.filter(({ accepted }) => !accepted)).toEqual([])
  })

  it('list the same states in America, Canada and Australia', () => {
    for (const country of ['US', 'CA', 'AU']) {
      const options = field(
        addressRules.find(rules => rules.countryCode === country)?.shipping ?? [],
        'province',
      )?.options
      expect(options?.map(({ code }) => code).sort()).toEqual(known[country]?.sub_keys?.split('~').sort())
    }
  })
})
