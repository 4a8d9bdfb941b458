import type { AddressRules } from '../../../../core/site/contracts'
import { countryRules, nameAndStreet } from './country-rules'
import { city, phone, postalCode, province } from './fields'

const counties =
  'CW Carlow|CN Cavan|CE Clare|CO Cork|DL Donegal|D Dublin|G Galway|KY Kerry|KE Kildare|KK Kilkenny|LS Laois|LM Leitrim|LK Limerick|LD Longford|LH Louth|MO Mayo|MH Meath|MN Monaghan|OY Offaly|RN Roscommon|SO Sligo|TA Tipperary|WD Waterford|WH Westmeath|WX Wexford|WW Wicklow'

/** The United Kingdom and Ireland; British Forces' numbers hold wherever a space falls. */
export const britishIsles: readonly AddressRules[] = [
  countryRules('GB', [
    ...nameAndStreet,
    city({ label: 'town', width: 'half' }),
    postalCode(
      'postcode',
      '^(GIR ?0AA|BFP ?O ?\\d[\\d ]{0,4}|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2})$',
      'EC1Y 8SY',
      { maxLength: 9, transforms: ['trim', 'uppercase', 'spaced-postcode'], width: 'half' },
    ),
    phone('^\\+?0?[1-9][\\d ()-]{8,13}$', '07400 123456', { mask: '0XXXX XXXXXX|0XXXX XXXXX' }),
  ]),
  countryRules('IE', [
    ...nameAndStreet,
    city({ label: 'town' }),
    province('county', counties),
    postalCode('eircode', '^(D6W|[AC-FHKNPRTV-Y]\\d{2}) ?[0-9AC-FHKNPRTV-Y]{4}$', 'A65 F4E2', {
      maxLength: 8,
      mask: 'XXX XXXX',
      transforms: ['trim', 'uppercase', 'spaced-postcode'],
    }),
    phone('^0?[1-9][\\d ()-]{6,12}$', '085 012 3456', { mask: '0XX XXX XXXX' }),
  ]),
]
