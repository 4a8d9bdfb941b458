import type { SeedDocument } from '../types'
import { paragraph } from './in-each-language'

const tags = {
  gear: { id: 'gear', label: 'Gear' },
  training: { id: 'training', label: 'Training' },
  places: { id: 'places', label: 'Places' },
} as const

type Written = {
  readonly key: string
  readonly title: string
  readonly eyebrow: string
  readonly scene: string
  readonly tags: readonly (keyof typeof tags)[]
  readonly date: string
  readonly text: string
}

/** The blog writes in English alone, so everybody reads it in English. */
const written: readonly Written[] = [
  {
    key: 'meridian-2',
    title: 'Two hundred kilometres in the Meridian 2',
    eyebrow: 'Gear notes',
    scene: 'scene-coast',
    tags: ['gear'],
    date: '2026-09-14',
    text: 'They are not fast shoes. They are shoes for the mile you did not plan.',
  },
  {
    key: 'slow-week',
    title: 'A week of running slower than I wanted',
    eyebrow: 'Essay',
    scene: 'scene-trail',
    tags: ['training'],
    date: '2026-08-30',
    text: 'I left the watch at home. On Thursday I stopped asking what time it was.',
  },
  {
    key: 'harbour-loop',
    title: 'The harbour loop, clockwise',
    eyebrow: 'Places',
    scene: 'hero-dawn',
    tags: ['places', 'training'],
    date: '2026-07-19',
    text: 'Eight kilometres, two bridges, one bakery that opens at six.',
  },
  {
    key: 'socks',
    title: 'In praise of the second-best socks',
    eyebrow: 'Gear notes',
    scene: 'scene-track',
    tags: ['gear', 'training'],
    date: '2026-06-02',
    text: 'The best pair is always in the wash.',
  },
]

const articles: readonly SeedDocument[] = written.map(({ key, scene, text, tags: names, ...words }) => ({
  siteId: 'slow-miles',
  kind: 'article',
  key,
  bodies: {
    en: {
      ...words,
      url: `/slow-miles/${key}`,
      picture: { url: `{media}/${scene}.svg`, alt: '', width: 800, height: 560 },
      tags: names.map(name => tags[name]),
      blocks: [paragraph(text)],
    },
  },
}))

const about: SeedDocument = {
  siteId: 'slow-miles',
  kind: 'page',
  key: 'about',
  bodies: {
    en: {
      title: 'About Slow Miles',
      url: '/slow-miles/about',
      blocks: [paragraph('Ines Halloran runs, not quickly, and writes about it.')],
    },
  },
}

const club: SeedDocument = {
  siteId: 'harbour-striders',
  kind: 'page',
  key: 'about',
  bodies: {
    en: {
      title: 'Harbour Striders R.C.',
      url: '/harbour-striders',
      blocks: [paragraph('Running round the harbour since 1998. Tuesdays and Sundays, all paces.')],
    },
  },
}

export const blogAndClub: readonly SeedDocument[] = [...articles, about, club]
