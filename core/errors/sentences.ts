import { createEffect, createEvent, createStore, sample } from 'effector'
import { callSettled } from '../http/outcomes'
import { loaded } from '../http/loaded'
import { $locale, languageOf } from '../site/config'
import type { ShopError } from './shop-error'
import type { Sentence } from './errors.words'

export type Sentences = Readonly<Record<string, Sentence>>

/** `own` prefers the service's own message (sign-in, sign-up, saving a card). That of the general error is for programmers, and what is no refusal has none. */
export type ErrorText = (
  error: Pick<ShopError, 'code' | 'message'> & { details?: unknown; kind?: ShopError['kind'] },
  own?: 'own',
) => string

export const sentencesWanted = createEvent()

// Until the words load, an error shows its own message.
const none: Sentences = {}
const general = 'Something on our side did not work. Try again in a moment.'

const fetchSentencesFx = createEffect(async (locale: string) =>
  (await loaded(import(/* chunk: late */ './translations'))).sentencesIn(locale),
)

export const $areSentencesComing = fetchSentencesFx.pending

const $sentences = createStore(none).on(fetchSentencesFx.doneData, (_current, sentences) => sentences)

/** An unknown code shows the service's message. */
export const $errorText = $sentences.map(
  (sentences): ErrorText =>
    (error, own) => {
      const sentence = Object.hasOwn(sentences, error.code) ? sentences[error.code] : undefined
      const isOwn = own && (error.kind ?? 'http') === 'http' && error.code !== 'GEN500'
      if ((isOwn || !sentence) && error.message) return error.message
      if (typeof sentence === 'function') return sentence((error.details ?? {}) as Record<string, unknown>)
      return sentence ?? general
    },
)

// The words load with the first error, or earlier if the language is not English.
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
