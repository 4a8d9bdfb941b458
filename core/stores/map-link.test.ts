import { expect, test } from 'vitest'
import { mapLink } from './map-link'

const place = { name: 'Northlane Portland', latitude: 45.5252, longitude: -122.6819 }

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'geo:45.5252,-122.6819?q=45.5252,-122.6819(Northlane%20Portland)'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 'https://maps.apple.com/?ll=45.5252,-122.6819&q=Northlane%20Portland'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    'https://www.openstreetmap.org/?mlat=45.5252&mlon=-122.6819#map=17/45.5252/-122.6819',
  ],
])('J14: a store is shown by the maps of %s', (device, address) => {
  expect(mapLink(place, device)).toBe(address)
})
