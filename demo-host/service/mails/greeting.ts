import type { Greeted } from '../documents/mail'
import { wordsOf } from './words'

/** By first name; in Japanese by family name. */
export function greetingOf({ firstName, lastName }: Partial<Greeted>, locale: string): string {
  const name = locale.startsWith('ja') ? lastName || firstName : firstName
  return wordsOf(locale).hello(name?.trim() ?? '')
}
