import type { Language } from '../../../../../core/shapes/languages'
import type { SeedDocument } from '../../types'
import { inEachLanguage } from '../in-each-language'

const words: Readonly<Record<Language, readonly [name: string, title: string, subtitle: string]>> = {
  en: ['Northlane, runners', 'Seen outside', 'What runners show of their miles.'],
  fr: ['Northlane, coureurs', 'Vu dehors', 'Ce que les coureurs montrent de leurs kilomètres.'],
  de: ['Northlane, Läuferinnen und Läufer', 'Draußen gesehen', 'Was andere von ihren Kilometern zeigen.'],
  ja: ['Northlane ランナーたち', 'みんなの走り', '走った道を、写真で。'],
  ar: ['Northlane، العداؤون', 'شوهد في الخارج', 'ما يعرضه العداؤون من دروبهم.'],
}

/** Pictures that people posted: all of them on the front page, on a product’s page those of it. */
export const northlaneRunners: SeedDocument = {
  siteId: 'northlane',
  kind: 'fragment',
  key: 'northlane-runners',
  bodies: inEachLanguage(words, ([name, title, subtitle]) => ({
    name,
    blocks: [{ type: 'ugc', containerId: 'northlane-runners', title, subtitle }],
  })),
}
