import type { SeedStore } from './types'

type Hours = SeedStore['openingHours']

const week = (opens: string, closes: string, sunday: readonly [string, string] | null): Hours => [
  ...[1, 2, 3, 4, 5, 6].map(day => ({ day, opens, closes })),
  { day: 7, opens: sunday?.[0] ?? null, closes: sunday?.[1] ?? null },
]

const long = week('10:00', '20:00', ['11:00', '18:00'])
const short = week('10:00', '19:00', null)

type Place = Pick<SeedStore, 'name' | 'addressLine1' | 'city' | 'postalCode' | 'countryCode' | 'phone' | 'timeZone'> & {
  readonly province?: string
}

const store = (
  number: number,
  place: Place,
  [latitude, longitude]: readonly [number, number],
  openingHours: Hours,
  people: readonly string[],
): SeedStore => {
  const id = 'S' + String(number).padStart(3, '0')
  return {
    id,
    ...place,
    latitude,
    longitude,
    openingHours,
    services: ['pickup', 'sts', 'returns'],
    employees: people.map((name, index) => ({ employeeId: `${id}-E${index + 1}`, name })),
  }
}

/** Northlane's stores, each with those who work there. */
export const stores: readonly SeedStore[] = [
  store(
    1,
    {
      name: 'Northlane Portland',
      addressLine1: '1020 NW Everett Street',
      city: 'Portland',
      province: 'OR',
      postalCode: '97209',
      countryCode: 'US',
      phone: '+15035550110',
      timeZone: 'America/Los_Angeles',
    },
    [45.5252, -122.6819],
    long,
    ['Ada Clerk', 'Tomás Reyes', 'June Park'],
  ),
  store(
    2,
    {
      name: 'Northlane Boulder',
      addressLine1: '1730 Pearl Street',
      city: 'Boulder',
      province: 'CO',
      postalCode: '80302',
      countryCode: 'US',
      phone: '+13035550122',
      timeZone: 'America/Denver',
    },
    [40.0195, -105.2726],
    long,
    ['Marit Olsen', 'Dev Anand'],
  ),
  store(
    3,
    {
      name: 'Northlane Brooklyn',
      addressLine1: '214 Bedford Avenue',
      city: 'Brooklyn',
      province: 'NY',
      postalCode: '11249',
      countryCode: 'US',
      phone: '+17185550133',
      timeZone: 'America/New_York',
    },
    [40.7161, -73.9595],
    long,
    ['Keisha Brown', 'Luca Ferri'],
  ),
  store(
    4,
    {
      name: 'Northlane Chicago',
      addressLine1: '1612 N Damen Avenue',
      city: 'Chicago',
      province: 'IL',
      postalCode: '60647',
      countryCode: 'US',
      phone: '+13125550144',
      timeZone: 'America/Chicago',
    },
    [41.9111, -87.6776],
    long,
    ['Ben Achebe', 'Sofia Lindqvist'],
  ),
  store(
    5,
    {
      name: 'Northlane Vancouver',
      addressLine1: '2150 W 4th Avenue',
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V6K 1N6',
      countryCode: 'CA',
      phone: '+16045550155',
      timeZone: 'America/Vancouver',
    },
    [49.2682, -123.1553],
    long,
    ['Hana Mori', 'Eli Turner'],
  ),
  store(
    6,
    {
      name: 'Northlane Toronto',
      addressLine1: '482 Queen Street W',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5V 2B2',
      countryCode: 'CA',
      phone: '+14165550166',
      timeZone: 'America/Toronto',
    },
    [43.6479, -79.3985],
    long,
    ['Priya Nair', 'Owen Clarke'],
  ),
  store(
    7,
    {
      name: 'Northlane London',
      addressLine1: '41 Redchurch Street',
      city: 'London',
      postalCode: 'E2 7DJ',
      countryCode: 'GB',
      phone: '+442079460177',
      timeZone: 'Europe/London',
    },
    [51.5241, -0.0741],
    long,
    ['Amara Cole', 'George Wynn'],
  ),
  store(
    8,
    {
      name: 'Northlane Manchester',
      addressLine1: '18 Tib Street',
      city: 'Manchester',
      postalCode: 'M4 1LA',
      countryCode: 'GB',
      phone: '+441614960188',
      timeZone: 'Europe/London',
    },
    [53.4836, -2.2349],
    long,
    ['Iqra Shah', 'Callum Reid'],
  ),
  store(
    9,
    {
      name: 'Northlane Paris',
      addressLine1: '27 rue de Poitou',
      city: 'Paris',
      postalCode: '75003',
      countryCode: 'FR',
      phone: '+33199000199',
      timeZone: 'Europe/Paris',
    },
    [48.8622, 2.3627],
    short,
    ['Camille Roux', 'Yanis Belkacem'],
  ),
  store(
    10,
    {
      name: 'Northlane Berlin',
      addressLine1: 'Mulackstraße 12',
      city: 'Berlin',
      postalCode: '10119',
      countryCode: 'DE',
      phone: '+493023125010',
      timeZone: 'Europe/Berlin',
    },
    [52.5279, 13.4054],
    short,
    ['Jonas Weber', 'Lea Krüger'],
  ),
  store(
    11,
    {
      name: 'Northlane Tokyo',
      addressLine1: 'Jingumae 5-17-8',
      city: 'Shibuya',
      province: '13',
      postalCode: '150-0001',
      countryCode: 'JP',
      phone: '+81355500111',
      timeZone: 'Asia/Tokyo',
    },
    [35.6658, 139.7071],
    long,
    ['Sato Aoi', 'Ito Ren'],
  ),
  store(
    12,
    {
      name: 'Northlane Dubai',
      addressLine1: 'Al Wasl Road 318',
      city: 'Jumeirah',
      province: 'DU',
      postalCode: '',
      countryCode: 'AE',
      phone: '+97145550112',
      timeZone: 'Asia/Dubai',
    },
    [25.2048, 55.2553],
    week('10:00', '22:00', ['10:00', '22:00']),
    ['Layla Haddad', 'Omar Aziz'],
  ),
]
