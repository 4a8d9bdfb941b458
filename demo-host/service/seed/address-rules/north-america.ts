import type { AddressRules } from '../../../../core/site/contracts'
import { countryRules, nameAndStreet } from './country-rules'
import { city, phone, postalCode, province } from './fields'

const states =
  'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MH Marshall Islands|MD Maryland|MA Massachusetts|MI Michigan|FM Micronesia|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PW Palau|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'

const provinces =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon'

/** Ten digits, the first 2 to 9. */
const american = phone('^\\(?[2-9]\\d{2}\\)?[ .-]{0,3}\\d{3}[ .-]{0,3}\\d{4}$', '(503) 555 - 0148', {
  mask: '(XXX) XXX - XXXX',
})

/** The United States and Canada. */
export const northAmerica: readonly AddressRules[] = [
  countryRules('US', [
    ...nameAndStreet,
    city(),
    province('state', states),
    postalCode('zip', '^\\d{5}([ -]?\\d{4})?$', '97205', { inputMode: 'numeric' }),
    american,
  ]),
  countryRules('CA', [
    ...nameAndStreet,
    city(),
    province('province', provinces),
    postalCode('postalCode', '^[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d$', 'V8X 3X4', {
      maxLength: 7,
      mask: 'XXX XXX',
      transforms: ['trim', 'uppercase', 'spaced-postcode'],
    }),
    american,
  ]),
]
