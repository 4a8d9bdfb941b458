import { type Picture, pictureOf } from '../draw'
import { coast } from './coast'
import { track } from './track'
import { trail } from './trail'

const grounds = { coast, track, trail } as const

/** Width and height of a picture that somebody took: upright, as telephones are held. */
const PHOTO = { width: 640, height: 800 } as const

/** What somebody laid down somewhere and took a picture of; `size` is its width, `turn` in degrees. */
type Taken = { readonly at: keyof typeof grounds; readonly of: Picture; readonly size: number; readonly turn: number }

const inside = (svg: string): string =>
  svg.replace(/^<svg[^>]*>(?:<title>[^<]*<\/title>)?/, '').replace(/<\/svg>\s*$/, '')

/** Both drawings have gradients, and may give them one name. */
const apart = (svg: string): string =>
  svg.replace(/ id="([^"]+)"/g, ' id="far-$1"').replace(/url\(#([^)]+)\)/g, 'url(#far-$1)')

const boxOf = (svg: string): string => /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 800 560'

/** A product in a landscape. */
export const photo =
  ({ at, of, size, turn }: Taken) =>
  (): string => {
    const { width, height } = PHOTO
    const far = grounds[at]()
    const near = inside(pictureOf(of)).replace('<path fill="url(#bg)" d="M0 0h600v600H0z"/>', '')
    const [left, top] = [(width - size) / 2, height - size * 0.94]
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" role="img"><title>${of.kind.replaceAll('-', ' ')}, outdoors</title><svg width="${width}" height="${height}" viewBox="${boxOf(far)}" preserveAspectRatio="xMidYMid slice">${apart(inside(far))}</svg><g transform="rotate(${turn} ${width / 2} ${height * 0.7})"><svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 600 600">${near}</svg></g></svg>
`
  }

const side = (kind: Picture['kind'], colourway: Picture['colourway'], view: Picture['view'] = 'side'): Picture => ({
  kind,
  colourway,
  view,
})

/** Pictures that people posted, by name. */
export const photos = {
  'photo-summit': photo({ at: 'trail', of: side('trail-peak', 'moss'), size: 520, turn: -6 }),
  'photo-harbour': photo({ at: 'coast', of: side('road-wave', 'cobalt', 'pair'), size: 560, turn: 4 }),
  'photo-lanes': photo({ at: 'track', of: side('spike', 'citron'), size: 500, turn: -10 }),
  'photo-first-light': photo({ at: 'coast', of: side('road', 'cobalt'), size: 540, turn: 0 }),
  'photo-headland': photo({ at: 'coast', of: side('windshell', 'citron', 'front'), size: 460, turn: 5 }),
  'photo-pines': photo({ at: 'trail', of: side('cap', 'moss', 'front'), size: 420, turn: -8 }),
  'photo-long-run': photo({ at: 'trail', of: side('pack', 'night', 'front'), size: 460, turn: 3 }),
  'photo-last-lap': photo({ at: 'track', of: side('road', 'chalk', 'pair'), size: 560, turn: -3 }),
} as const satisfies Record<string, () => string>
