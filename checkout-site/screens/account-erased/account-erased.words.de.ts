import type { AccountErasedWords } from './account-erased.words'

export const words: AccountErasedWords = {
  title: 'Ihr Konto ist gelöscht',
  text: 'Wir haben Ihnen geschrieben, was in unseren Büchern bleibt und warum. Danke für Ihre Einkäufe bei uns.',
}
