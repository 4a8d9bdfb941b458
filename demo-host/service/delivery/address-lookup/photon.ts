import { array, create, optional, string, type } from 'superstruct'
import type { FoundAddress } from '../../../../core/delivery/contracts'
import type { Question } from './lookup'

const TIMEOUT_MS = 2_000
const ASKED_FOR = 10

/** The parts of Photon's GeoJSON that an address is made of. */
const Answer = type({
  features: array(
    type({
      properties: type({
        type: optional(string()),
        name: optional(string()),
        housenumber: optional(string()),
        street: optional(string()),
        city: optional(string()),
        postcode: optional(string()),
        state: optional(string()),
        county: optional(string()),
        countrycode: optional(string()),
      }),
    }),
  ),
})

const numberComesFirst = new Set(['AU', 'CA', 'FR', 'GB', 'IE', 'LU', 'NZ', 'SG', 'US'])

/** Asks a Photon server (https://github.com/komoot/photon), which searches OpenStreetMap. Names come in the country's own language. */
export async function askPhoton(server: string, { text, country }: Question): Promise<FoundAddress[]> {
  const url = new URL(server)
  url.searchParams.set('q', text)
  url.searchParams.set('limit', String(ASKED_FOR))
  url.searchParams.set('countrycode', country)
  url.searchParams.set('lang', 'default')
  for (const layer of ['house', 'street']) url.searchParams.append('layer', layer)
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw Object.assign(new Error('The address lookup refused'), { code: answer.status })
  const { features } = create(await answer.json(), Answer)
  return features.flatMap(({ properties: place }) => {
    const street = place.street ?? (place.type === 'street' ? place.name : undefined)
    // Older servers do not know the filter by country.
    if (!street || place.countrycode?.toUpperCase() !== country) return []
    const parts = numberComesFirst.has(country) ? [place.housenumber, street] : [street, place.housenumber]
    const province = place.state ?? place.county
    return [
      {
        addressLine1: parts.filter(Boolean).join(' '),
        ...(place.city ? { city: place.city } : {}),
        ...(place.postcode ? { postalCode: place.postcode } : {}),
        ...(province ? { province } : {}),
      },
    ]
  })
}
