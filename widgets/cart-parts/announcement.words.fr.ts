import type { AnnouncementWords } from './announcement.words'

export const words: AnnouncementWords = {
  quantity: (name, count) => `${name} : quantité ${count}`,
  removed: name => `${name} n’est plus dans votre panier`,
  saved: name => `${name} est enregistré pour plus tard`,
  back: name => `${name} est de nouveau dans votre panier`,
}
