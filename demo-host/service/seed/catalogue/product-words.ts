import type { SeedProduct } from '../types'
import type { AllWords, Words } from '../../languages/words'
import type { Family } from './family'
import { type KindLanguage, kindLanguages, kindWordsOf } from './kind-words'
import type { Gender, Line } from './line'
import { nameWordsOf } from './name-words'
import { paragraphs } from './paragraphs'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const whose: Record<Gender, AllWords> = {
  men: { en: 'Men’s ', fr: ' homme', de: ' für Herren', ja: 'メンズ', ar: ' للرجال' },
  women: { en: 'Women’s ', fr: ' femme', de: ' für Damen', ja: 'レディース', ar: ' للنساء' },
  unisex: { en: '', fr: '', de: '', ja: '', ar: '' },
  kids: { en: 'Kids’ ', fr: ' enfant', de: ' für Kinder', ja: 'キッズ', ar: ' للأطفال' },
}

const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The line under the name: what it is, and for whom where the same name is cut for several. */
export const eyebrowOf = (line: Line, family: Family, gender: Gender): Words => {
  const what = line.eyebrow ?? family.eyebrow
  const said = line.eyebrow === undefined || Object.keys(line.colours).length > 1
  const { en, fr, ...others } = said ? whose[gender] : whose.unisex
  const kind = kindWordsOf(what.en, family.eyebrow.en)
  return {
    en: capital(en + (en ? uncapital(what.en) : what.en)),
    ...(what.fr ? { fr: what.fr + fr } : {}),
    ...(kind ? Object.fromEntries(kindLanguages.map(of => [of, join(of, kind[of], others[of])])) : {}),
  }
}

/** Japanese says whose before what it is. */
const join = (language: KindLanguage, kind: string, whose: string): string =>
  language === 'ja' ? whose + kind : kind + whose

/** A name with words to translate in all languages, and one of the house's own as it is. */
export const nameOf = (line: Line): Words =>
  line.nom ? { en: line.name, fr: line.nom, ...nameWordsOf(line.name) } : { en: line.name }

/** What this design is, and what its whole family is; the story is told in English alone. */
export const descriptionOf = (line: Line, family: Family): Words => ({
  en: `${line.story}\n\n${family.paragraph.en}`,
  ...(family.paragraph.fr ? { fr: family.paragraph.fr } : {}),
  ...paragraphs[line.family],
})

/** An address' words: lower case letters, digits and hyphens. */
export const slugOf = (name: string, gender: SeedProduct['gender']): string => {
  const words = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/[^a-z0-9-]/gi, '')
    .toLowerCase()
  return gender === 'unisex' || words.includes('junior') ? words : `${words}-${gender}`
}
