import { daysFrom } from './catalogue/days'
import { shelfPrice } from './catalogue/money'
import type { SeedAddress, SeedPerson, SeedVoucher } from './types'

const PASSWORD = 'Till-demo-1'

const address = (firstName: string, lastName: string, own: Partial<SeedAddress> = {}): SeedAddress => ({
  approachType: 'S',
  main: true,
  firstName,
  lastName,
  phone: '5035550148',
  phoneCode: '1',
  countryCode: 'US',
  addressLine1: '418 Alder Street',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  ...own,
})

const voucher = (code: string, points: number, dollars: number, own: Partial<SeedVoucher> = {}): SeedVoucher => ({
  code,
  points,
  value: shelfPrice(dollars),
  available: true,
  eligible: true,
  ...own,
})

const person = (email: string, firstName: string, lastName: string, own: Partial<SeedPerson> = {}): SeedPerson => ({
  email,
  password: PASSWORD,
  firstName,
  lastName,
  phone: '5035550148',
  phoneCode: '1',
  postalCode: '97205',
  birthDate: '1990-05-14',
  countryCode: 'US',
  locale: 'en-US',
  consumerType: 'REGISTERED',
  identities: [],
  closed: false,
  interests: ['road', 'trail'],
  preferredShoeSize: '9',
  newsletter: false,
  addresses: [address(firstName, lastName)],
  cards: [],
  ...own,
})

/** Each person shows one special case. */
export const people = (now: Date): readonly SeedPerson[] => [
  person('shopper@till.test', 'Maya', 'Okafor', {
    newsletter: true,
    addresses: [
      address('Maya', 'Okafor', { addressLine2: 'Apartment 4' }),
      address('Maya', 'Okafor', { approachType: 'B', addressLine2: 'Apartment 4' }),
      address('Maya', 'Okafor', {
        main: false,
        addressLine1: '77 Harbor Way',
        city: 'Seattle',
        province: 'WA',
        postalCode: '98101',
      }),
    ],
    cards: [
      {
        number: '4111111111111111',
        brand: 'visa',
        holder: 'Maya Okafor',
        expiryMonth: 12,
        expiryYear: now.getUTCFullYear() + 3,
        main: true,
      },
      {
        number: '5555555555554444',
        brand: 'mastercard',
        holder: 'Maya Okafor',
        expiryMonth: 3,
        expiryYear: now.getUTCFullYear() - 1,
        main: false,
      },
    ],
  }),
  person('member@till.test', 'Noor', 'Haddad', {
    memberId: 'NL20448817',
    loyalty: {
      optInDate: daysFrom(now, -420),
      points: 1500,
      vouchers: [
        voucher('MILES-500', 500, 5),
        voucher('MILES-1000', 1000, 10),
        voucher('MILES-2000', 2000, 20, { eligible: false }),
      ],
    },
    newsletter: true,
  }),
  person('joining@till.test', 'June', 'Ito', {
    memberId: 'NL20448990',
    loyalty: { optInDate: null, points: 250, vouchers: [] },
  }),
  person('athlete@till.test', 'Ines', 'Halloran', {
    athlete: { currentSpend: shelfPrice(400), annualCredit: shelfPrice(2000) },
    interests: ['track', 'race-day'],
  }),
  person('trade@till.test', 'Walt', 'Ranken', {
    identities: ['WRANX'],
    prosumer: { currentSpend: shelfPrice(150), annualCredit: shelfPrice(1200) },
  }),
  person('industry@till.test', 'Ivy', 'Pallas', {
    identities: ['IPA'],
    prosumer: { currentSpend: shelfPrice(90), annualCredit: shelfPrice(1000) },
  }),
  person('employee@till.test', 'Emil', 'Strand', {
    consumerType: 'EMPLOYEE',
    employee: { currentSpend: shelfPrice(320), annualCap: shelfPrice(2500), termsAccepted: false },
  }),
  person('hire@till.test', 'Hana', 'Reed', {
    consumerType: 'EMPLOYEE',
    employee: { currentSpend: shelfPrice(100), annualCap: shelfPrice(220), termsAccepted: false },
  }),
  person('clerk@till.test', 'Ada', 'Clerk', {
    consumerType: 'EMPLOYEE',
    employee: { currentSpend: shelfPrice(20), annualCap: shelfPrice(2500), termsAccepted: true },
    associate: { storeId: 'S001', employeeId: 'S001-E1' },
  }),
  person('manager@till.test', 'June', 'Park', {
    consumerType: 'EMPLOYEE',
    employee: { currentSpend: shelfPrice(60), annualCap: shelfPrice(2500), termsAccepted: true },
    associate: { storeId: 'S001', employeeId: 'S001-E3', role: 'manager' },
  }),
  {
    email: 'new@till.test',
    password: PASSWORD,
    firstName: 'Nia',
    countryCode: 'US',
    locale: 'en-US',
    consumerType: 'REGISTERED',
    identities: [],
    closed: false,
    interests: [],
    newsletter: false,
    addresses: [],
    cards: [],
  },
  person('locked@till.test', 'Lou', 'Keller', { lockedUntilReset: true, addresses: [] }),
  person('closed@till.test', 'Cleo', 'Marsh', { closed: true, addresses: [] }),
]
