import type { Translations } from '../in-each-language'

/** Topics in the order of the blog. */
export const topics = {
  gear: { en: 'Gear', fr: 'Équipement', de: 'Ausrüstung', ja: '道具', ar: 'العتاد' },
  training: { en: 'Training', fr: 'Entraînement', de: 'Training', ja: '練習', ar: 'التدريب' },
  places: { en: 'Places', fr: 'Lieux', de: 'Orte', ja: '場所', ar: 'أماكن' },
  racing: { en: 'Racing', fr: 'Courses', de: 'Wettkampf', ja: 'レース', ar: 'السباقات' },
  weather: { en: 'Weather', fr: 'Météo', de: 'Wetter', ja: '天気', ar: 'الطقس' },
} as const satisfies Readonly<Record<string, Translations>>

export type Topic = keyof typeof topics

/** Paragraphs stand as they are written. */
export type Written = {
  readonly title: string
  readonly lead: string
  readonly text: readonly string[]
}

/** One of the blog’s, in all languages; its first topic names it. */
export type SeedArticle = {
  readonly key: string
  readonly scene: string
  /** Plays at the top of its page; what it shows is told in all languages. */
  readonly film?: { readonly name: string; readonly seconds: number; readonly shows: Translations }
  readonly topics: readonly [Topic, ...Topic[]]
  readonly date: string
  readonly words: Readonly<Record<keyof Translations, Written>>
}
