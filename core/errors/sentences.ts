import { createEffect, createEvent, createStore, sample } from 'effector'
import { callSettled } from '../http/outcomes'
import { loaded } from '../http/loaded'
import { $locale, languageOf } from '../site/config'
import type { ShopError } from './shop-error'
import type { Sentence } from './errors.words'

/** Sentences by code. */
export type Sentences = Readonly<Record<string, Sentence>>

/**
 * What went wrong, in words: of a ShopError, or of a flash or a code with what the service said of it.
 * `own` asks for the service's own words first (sign-in, sign-up, saving a card: row E1).
 */
export type Say = (error: Pick<ShopError, 'code' | 'message'> & { details?: unknown }, own?: 'own') => string

/** Words are about to be needed: of a call that failed, of a flash, of an address check. */
export const sentencesWanted = createEvent()

// Until they have come an error speaks for itself, above all that of reaching nobody.
const none: Sentences = {}
const general = 'Something on our side did not work. Try again in a moment.'

const fetchSentencesFx = createEffect(async (locale: string) =>
  (await loaded(import(/* chunk: late */ './translations'))).sentencesIn(locale),
)

/** True while the shopper's words are on their way: what can wait for them does. */
export const $areSentencesComing = fetchSentencesFx.pending

const $sentences = createStore(none).on(fetchSentencesFx.doneData, (_current, sentences) => sentences)

/** Puts errors into the shopper's words; an unknown code shows the service's message (row E1). */
export const $say = $sentences.map(
  (sentences): Say =>
    (error, own) => {
      const sentence = Object.hasOwn(sentences, error.code) ? sentences[error.code] : undefined
      if ((own || !sentence) && error.message) return error.message
      if (typeof sentence === 'function') return sentence((error.details ?? {}) as Record<string, unknown>)
      return sentence ?? general
    },
)

// The words weigh more than the cart has room for: they come with the first error, and before it where English,
// which is at hand for the worst, is not the shopper's language.
sample({
  clock: callSettled,
  source: $locale,
  filter: (locale, { status }) => status === 'fail' || languageOf(locale) !== 'en',
  fn: () => {},
  target: sentencesWanted,
})

sample({
  clock: sentencesWanted,
  source: { locale: $locale, sentences: $sentences, isPending: fetchSentencesFx.pending },
  filter: ({ sentences, isPending }) => sentences === none && !isPending,
  fn: ({ locale }) => locale,
  target: fetchSentencesFx,
})
