import { createEffect, createEvent, createStore, type Store, sample, scopeBind } from 'effector'
import { pageScope } from '../runtime/scope'
import { started } from '../runtime/started'
import { $locale, languageOf } from './config'
import type { EnglishCountry, Language } from '../shapes/languages'

/** English words that a country says differently. */
export type CountryWords<Words> = { readonly [Name in keyof Words]?: Words[Name] }

type Load<Words> = () => Promise<{ words: Words }>

export type Translations<Words> = Readonly<
  Record<Exclude<Language, 'en'>, Load<Words>> & Partial<Record<EnglishCountry, Load<CountryWords<Words>>>>
>

/** Then English is better than nothing. */
const LONGEST_WAIT_MS = 3000

const loading = new Set<Promise<unknown>>()

/** Settles once the words of whatever has loaded are there, at once in English: what loads late is not rendered before. */
export async function whenWordsCame(): Promise<void> {
  if (loading.size === 0) return
  const tooLong = new Promise(resolve => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([Promise.allSettled(loading), tooLong])
}

/** English until the shopper's language has loaded. Call it at module level only. */
export function defineWords<Words extends object>(
  english: Words,
  translations: Translations<Words>,
): { $words: Store<Words> } {
  const defined = createEvent()
  const byTag: Readonly<Record<string, Load<CountryWords<Words>>>> = translations
  const placeOf = (locale: string) => byTag[locale] ?? byTag[languageOf(locale)]
  const fetchWords = async (locale: string): Promise<Words> => ({ ...english, ...(await placeOf(locale)?.())?.words })
  const fetchWordsFx = createEffect((locale: string) => noted(fetchWords(locale)))
  const $words = createStore(english).on(fetchWordsFx.doneData, (_current, words) => words)

  sample({
    clock: [started, defined],
    source: $locale,
    filter: locale => placeOf(locale) !== undefined,
    target: fetchWordsFx,
  })

  // A view may load long after the shop has started.
  scopeBind(defined, { scope: pageScope })()
  return { $words }
}

function noted<Words>(words: Promise<Words>): Promise<Words> {
  loading.add(words)
  const forget = () => void loading.delete(words)
  words.then(forget, forget)
  return words
}

/** As Intl.PluralRules names them: Arabic has all six, Japanese one. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

export function pluralsOf(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
