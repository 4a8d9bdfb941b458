import type { EnglishCountry, Language } from '../../../../core/shapes/languages'

/** `en-GB` and `en-CA` only where they differ from `en`. */
export type ContentBodies = Readonly<Partial<Record<Language | EnglishCountry, object>>>

/** A document of a site, as its editors left it. */
export type SeedDocument = {
  readonly siteId: string
  readonly kind: string
  readonly key: string
  /** As published. In addresses `{root}`, `{site}` and `{media}` are filled in (`content/answer-record.ts`). */
  readonly bodies: ContentBodies
  /** Not published yet. */
  readonly drafts?: ContentBodies
}

export type SeedContentSite = {
  readonly siteId: string
  /** Its own. */
  readonly language: Language
  /** Shows the site's drafts; the sandbox's are no secret. */
  readonly previewToken: string
}
