import type { SaidWords } from './said.words'

export const words: SaidWords = {
  quantity: (name, count) => `${name}: Menge ${count}`,
  removed: name => `${name} ist nicht mehr in Ihrem Warenkorb`,
  saved: name => `${name} ist für später gemerkt`,
  back: name => `${name} ist wieder in Ihrem Warenkorb`,
}
