import type { AccountErasedWords } from './account-erased.words'

export const words: AccountErasedWords = {
  title: 'Votre compte est effacé',
  text: 'Nous vous avons écrit ce qui reste dans nos comptes, et pourquoi. Merci d’avoir fait vos achats chez nous.',
}
