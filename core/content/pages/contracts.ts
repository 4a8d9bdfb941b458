import { boolean, enums, type Infer, integer, nullable, optional, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { about, ContentQuery, Entries, Target } from '../contracts'

export const ContentPage = type({
  ...about,
  title: string(),
  description: optional(nullable(string())),
  blocks: Entries,
})
export type ContentPage = Infer<typeof ContentPage>

export const Child = type({ ...about, title: string(), url: string() })
export type Child = Infer<typeof Child>

/** The pages below a page, in the site's order. */
export const Children = type({ siteId: string(), parent: string(), children: array(Child) })

/** The kinds of documents that a site can have. */
export const docTypes = [
  'article',
  'augmentedpage',
  'category',
  'component',
  'event',
  'footer',
  'fragment',
  'location-selector',
  'menu',
  'page',
  'popup',
  'product',
  'size-chart',
] as const

export const ShowcaseQuery = type({
  ...ContentQuery.schema,
  /** Only documents that hold a block of this type. */
  layout: optional(size(string(), 1, 100)),
  limit: optional(enums(['10', '20', '50'])),
  offset: optional(size(string(), 1, 6)),
})

/** Documents of a kind for their editors, the last changed first. */
export const Showcase = type({
  docType: string(),
  numFound: integer(),
  result: array(
    type({
      ...about,
      title: string(),
      /** Changed since it was published, or never published; only in mode `preview`. */
      isDraft: optional(boolean()),
      /** Documents that show it, as kind and key. */
      referrers: array(type({ kind: string(), key: string(), title: string() })),
    }),
  ),
})

const Table = type({ columns: array(string()), rows: array(array(string())) })

/** A part of the shop's own screens. */
export const Component = type({
  ...about,
  title: string(),
  blocks: Entries,
  /** A table of sizes, or of features to compare. */
  table: optional(Table),
  targets: optional(array(Target)),
})
export type Component = Infer<typeof Component>

/** As sent, before each block is checked. */
export const SentLocations = type({ ...about, title: string(), regions: Entries })

export const LocationSelector = type({
  ...about,
  title: string(),
  regions: array(
    type({
      name: string(),
      locations: array(type({ locale: string(), country: string(), language: string() })),
    }),
  ),
})
export type LocationSelector = Infer<typeof LocationSelector>
