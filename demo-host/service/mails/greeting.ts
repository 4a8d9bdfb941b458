import { wordsOf } from './words'

type Named = { readonly firstName?: string | null; readonly lastName?: string | null }

/** By first name; in Japanese by family name. */
export function greetingOf({ firstName, lastName }: Named, locale: string): string {
  const name = locale.startsWith('ja') ? lastName || firstName : firstName
  return wordsOf(locale).hello(name?.trim() ?? '')
}
