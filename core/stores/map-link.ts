import type { Store } from '../shapes/store'

/** A place in the maps of the shopper's device; where it has none, on OpenStreetMap. */
export function mapLink({ name, latitude, longitude }: Pick<Store, 'name' | 'latitude' | 'longitude'>, device: string) {
  const point = `${latitude},${longitude}`
  if (/Android/.test(device)) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`
  if (/iPhone|iPad|Macintosh/.test(device)) {
    return `https://maps.apple.com/?ll=${point}&q=${encodeURIComponent(name)}`
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
