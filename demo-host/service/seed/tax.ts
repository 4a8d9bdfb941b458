import type { SeedTaxRule } from './types'

/** Sales tax of the states, per cent, local rates of a large city included where they are usual (2026 tables of the states' revenue offices, rounded). */
const states: Readonly<Record<string, number>> = {
  AL: 9,
  AK: 0,
  AZ: 8.6,
  AR: 8.625,
  CA: 9.5,
  CO: 8.81,
  CT: 6.35,
  DE: 0,
  DC: 6,
  FL: 7,
  GA: 8.9,
  HI: 4.5,
  ID: 6,
  IL: 10.25,
  IN: 7,
  IA: 7,
  KS: 9.13,
  KY: 6,
  LA: 10,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 9.03,
  MS: 8,
  MO: 9.68,
  MT: 0,
  NE: 7.25,
  NV: 8.375,
  NH: 0,
  NJ: 6.625,
  NM: 7.625,
  NY: 8.875,
  NC: 7.25,
  ND: 7.5,
  OH: 8,
  OK: 8.625,
  OR: 0,
  PA: 6,
  PR: 11.5,
  RI: 7,
  SC: 9,
  SD: 6.2,
  TN: 9.75,
  TX: 8.25,
  UT: 8.25,
  VT: 7,
  VA: 6,
  WA: 10.35,
  WV: 7,
  WI: 5.9,
  WY: 6,
}

/** GST, HST, PST and QST of the provinces together, per cent. */
const provinces: Readonly<Record<string, number>> = {
  AB: 5,
  BC: 12,
  MB: 12,
  NB: 15,
  NL: 15,
  NS: 14,
  NT: 5,
  NU: 5,
  ON: 13,
  PE: 15,
  QC: 14.975,
  SK: 11,
  YT: 5,
}

const millionths = (percent: number) => Math.round(percent * 10_000)

const net = (
  countryCode: string,
  byProvince: Readonly<Record<string, number>>,
  shippingTaxed: boolean,
): SeedTaxRule => ({
  countryCode,
  taxation: 'net',
  rate: 0,
  rateByProvince: Object.fromEntries(Object.entries(byProvince).map(([code, percent]) => [code, millionths(percent)])),
  rateByClass: { 'gift-card': 0 },
  shippingTaxed,
})

const gross = (countryCode: string, percent: number): SeedTaxRule => ({
  countryCode,
  taxation: 'gross',
  rate: millionths(percent),
  rateByProvince: {},
  rateByClass: { 'gift-card': 0 },
  shippingTaxed: true,
})

/** How each country taxes: on top of prices in North America, inside them elsewhere; gift cards are taxed when they are spent. */
export const taxRules: readonly SeedTaxRule[] = [
  net('US', states, false),
  net('CA', provinces, true),
  gross('GB', 20),
  gross('FR', 20),
  gross('DE', 19),
  gross('IT', 22),
  gross('ES', 21),
  gross('NL', 21),
  gross('IE', 23),
  gross('JP', 10),
  gross('AE', 5),
  gross('KW', 0),
]
