import type { Language } from '../../../core/shapes/languages'
import { shopLanguageOf } from '../languages/shop-language'

/** The words for a number of looks, by plural form; `#` is the number. */
type LooksWords = {
  readonly colors: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }
  readonly others: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }
}

const LOOKS: Readonly<Record<Language, LooksWords>> = {
  en: { colors: { other: '# colours' }, others: { other: '# to choose from' } },
  fr: { colors: { other: '# coloris' }, others: { other: '# au choix' } },
  de: { colors: { other: '# Farben' }, others: { other: '# zur Auswahl' } },
  ja: { colors: { other: '全#色' }, others: { other: '全#種' } },
  ar: {
    colors: { two: 'لونان', few: '# ألوان', many: '# لونًا', other: '# لون' },
    others: { two: 'خياران', few: '# خيارات', many: '# خيارًا', other: '# خيار' },
  },
}

const AMERICAN: LooksWords = { ...LOOKS.en, colors: { other: '# colors' } }

/** How many looks (or colours) a product has; null if there is nothing to choose. */
export function looksLabel(count: number, areColors: boolean, locale: string): string | null {
  if (count < 2) return null
  const own = locale === 'en-US' ? AMERICAN : LOOKS[shopLanguageOf(locale)]
  const words = own[areColors ? 'colors' : 'others']
  const sentence = words[new Intl.PluralRules(locale).select(count)] ?? words.other
  return sentence.replace('#', new Intl.NumberFormat(locale).format(count))
}
