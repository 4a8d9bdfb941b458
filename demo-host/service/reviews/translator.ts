import { array, create, string, type } from 'superstruct'
import type { Configuration } from '../configuration'

const TIMEOUT_MS = 5_000

export type Texts = { readonly title: string; readonly text: string }

/** Translates between any two of the shop's languages. */
export type Translator = (texts: Texts, from: string, to: string) => Promise<Texts>

/** Null: only translations that the database already has are offered. The sandbox's own reviews come with theirs. */
export const translatorOf = ({ translateUrl }: Pick<Configuration, 'translateUrl'>): Translator | null =>
  translateUrl ? (texts, from, to) => askLibreTranslate(translateUrl, texts, from, to) : null

const Answer = type({ translatedText: array(string()) })

/** Asks a LibreTranslate server (https://libretranslate.com/docs), as plain text. Its key is the address's `api_key`. */
async function askLibreTranslate(server: string, { title, text }: Texts, from: string, to: string): Promise<Texts> {
  const url = new URL(server)
  const key = url.searchParams.get('api_key')
  url.searchParams.delete('api_key')
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: [title, text], source: from, target: to, format: 'text', ...(key && { api_key: key }) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw Object.assign(new Error('The translator refused'), { code: answer.status })
  const { translatedText } = create(await answer.json(), Answer)
  const [newTitle, newText] = translatedText
  if (!newTitle || !newText) throw new Error('The translator left out a text')
  return { title: newTitle, text: newText }
}
