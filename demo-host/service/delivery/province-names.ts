import type { Address } from '../../../core/shapes/address'
import type { AddressRules } from '../../../core/site/contracts'

/** Native names of provinces whose rules use Latin letters. */
const native: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  ar: {
    AE: {
      AZ: 'أبوظبي',
      AJ: 'عجمان',
      DU: 'دبي',
      FU: 'الفجيرة',
      RK: 'رأس الخيمة',
      SH: 'الشارقة',
      UQ: 'أم القيوين',
    },
  },
}

type Option = { readonly code: string; readonly name: string }

/** 'Hokkaido 北海道' is the second part for Japanese readers. */
function nameIn(locale: string, country: string, { code, name }: Option): string {
  const language = locale.slice(0, 2)
  if (language === 'ja' && country === 'JP') return name.split(' ').at(-1) ?? name
  return native[language]?.[country]?.[code] ?? name
}

/** All that a shopper may call the province: by its code, or in any language. */
export function namesOfProvince(country: string, code: string, rules: ReadonlyMap<string, AddressRules>): string[] {
  return namesOf(country, optionOf(code, rules.get(country)) ?? { code, name: '' })
}

/** The same of a known province. */
export function namesOf(country: string, { code, name }: Option): string[] {
  const ofJapan = country === 'JP' ? name.split(' ') : []
  const natives = Object.values(native).map(countries => countries[country]?.[code] ?? '')
  return [code, name, ...ofJapan, ...natives].filter(Boolean)
}

/** A country's rules with translated provinces. */
export function inWordsOf(rules: AddressRules, locale: string): AddressRules {
  const translate = (fields: AddressRules['shipping']) =>
    fields.map(field =>
      field.name === 'province' && field.options
        ? {
            ...field,
            options: field.options.map(option => ({ ...option, name: nameIn(locale, rules.countryCode, option) })),
          }
        : field,
    )
  return { ...rules, shipping: translate(rules.shipping), billing: translate(rules.billing) }
}

/** Sets `region` to the province's name in the reader's language. */
export function withRegion(address: Address, rules: ReadonlyMap<string, AddressRules>, locale: string): Address {
  const { region: _kept, ...rest } = address
  const option = optionOf(address.province, rules.get(address.countryCode))
  return option ? { ...rest, region: nameIn(locale, address.countryCode, option) } : address
}

const optionOf = (province: string | undefined, rules: AddressRules | undefined): Option | undefined =>
  rules?.billing.find(({ name }) => name === 'province')?.options?.find(({ code }) => code === province)
