import type { AddressRules } from '../../../../core/site/contracts'
import { countryRules, nameAndStreet } from './country-rules'
import { city, phone, postalCode, province } from './fields'

const emirates = 'AZ Abu Dhabi|AJ Ajman|DU Dubai|FU Fujairah|RK Ras Al Khaimah|SH Sharjah|UQ Umm Al Quwain'

/** The Emirates, which have no postal codes, and Kuwait. */
export const gulf: readonly AddressRules[] = [
  countryRules('AE', [
    ...nameAndStreet,
    city({ label: 'area', width: 'half' }),
    province('emirate', emirates, { width: 'half' }),
    phone('^0?[2-9][\\d -]{6,11}$', '050 123 4567', { mask: '0XX XXX XXXX|0X XXX XXXX' }),
  ]),
  countryRules('KW', [
    ...nameAndStreet,
    city({ label: 'area', width: 'half' }),
    postalCode('postalCode', '^\\d{5}$', '54541', { maxLength: 5, inputMode: 'numeric', width: 'half' }),
    phone('^[2569]\\d{3}[ ]?\\d{4}$', '5001 2345', { mask: 'XXXX XXXX' }),
  ]),
]
