const QUALITY = 50
const SHARPEN = 60

/**
 * The address of a picture for a place of this many CSS pixels (spec/3 §9): twice as wide and high, quality 50,
 * sharpened by 60. Drawings, which have no size, are asked for as they are.
 */
export function imageFor(url: string, size: { width: number; height?: number }, sharpen: number = SHARPEN): string {
  if (/\.svg(?:[?#]|$)|^data:/.test(url)) return url
  const asked = new URLSearchParams({ w: String(size.width * 2) })
  if (size.height) asked.set('h', String(size.height * 2))
  asked.set('q', String(QUALITY))
  asked.set('sharpen', String(sharpen))
  return url + (url.includes('?') ? '&' : '?') + asked
}
