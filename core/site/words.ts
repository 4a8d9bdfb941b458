import { createEffect, createEvent, createStore, type Store, sample, scopeBind } from 'effector'
import { pageScope } from '../runtime/scope'
import { started } from '../runtime/started'
import { $language } from './config'

/** What a words file exports as `words`: as much of the English as is translated. */
export type Translated<Words> = { readonly [Name in keyof Words]?: Words[Name] }

/** Where the words of other languages are, by language. */
export type Translations<Words> = Readonly<Record<string, () => Promise<{ words: Translated<Words> }>>>

/**
 * The words of one view: English at once, the shopper's own language as soon as it is fetched, English for what it lacks.
 * Call it at module level only.
 */
export function defineWords<Words extends object>(
  english: Words,
  translations: Translations<Words> = {},
): { $words: Store<Words> } {
  const defined = createEvent()
  const fetchWordsFx = createEffect(async (language: string): Promise<Words> => {
    const fetched = await translations[language]?.()
    return { ...english, ...fetched?.words }
  })
  const $words = createStore(english).on(fetchWordsFx.doneData, (_current, words) => words)

  sample({
    clock: [started, defined],
    source: $language,
    filter: language => language in translations,
    target: fetchWordsFx,
  })

  // A view's chunk may arrive long after the page's shop has started.
  scopeBind(defined, { scope: pageScope })()
  return { $words }
}
