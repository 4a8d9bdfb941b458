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

/** English at once, the shopper's language when it has loaded. Call it at module level only. */
export function defineWords<Words extends object>(
  english: Words,
  translations: Translations<Words>,
): { $words: Store<Words> } {
  const defined = createEvent()
  const byTag: Readonly<Record<string, Load<CountryWords<Words>>>> = translations
  const placeOf = (locale: string) => byTag[locale] ?? byTag[languageOf(locale)]
  const fetchWordsFx = createEffect(async (locale: string): Promise<Words> => {
    const fetched = await placeOf(locale)?.()
    return { ...english, ...fetched?.words }
  })
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

/** As Intl.PluralRules names them: Arabic has all six, Japanese one. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

export function pluralsOf(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
