import { createEffect, createEvent, createStore, type Store, sample, scopeBind } from 'effector'
import { pageScope } from '../runtime/scope'
import { started } from '../runtime/started'
import { $locale, languageOf } from './config'
import type { EnglishCountry, Language } from '../shapes/languages'

/** The words that a country says differently: a part of the English ones. */
export type CountryWords<Words> = { readonly [Name in keyof Words]?: Words[Name] }

type Bring<Words> = () => Promise<{ words: Words }>

/** How the words are fetched: all of them in every other language, and what some countries say differently. */
export type Translations<Words> = Readonly<
  Record<Exclude<Language, 'en'>, Bring<Words>> & Partial<Record<EnglishCountry, Bring<CountryWords<Words>>>>
>

/**
 * The words of a widget or a screen: English at once, the shopper's own language as soon as it is fetched.
 * Call it at module level only.
 */
export function defineWords<Words extends object>(
  english: Words,
  translations: Translations<Words>,
): { $words: Store<Words> } {
  const defined = createEvent()
  const byTag: Readonly<Record<string, Bring<CountryWords<Words>>>> = translations
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

  // A view's chunk may arrive long after the page's shop has started.
  scopeBind(defined, { scope: pageScope })()
  return { $words }
}

/** A word's forms by count, as Intl.PluralRules names them: Arabic has all six, Japanese the last alone. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** How a language chooses among a word's forms. */
export function pluralsOf(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
