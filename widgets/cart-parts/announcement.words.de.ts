import type { AnnouncementWords } from './announcement.words'

export const words: AnnouncementWords = {
  quantity: (name, count) => `${name}: Menge ${count}`,
  removed: name => `${name} ist nicht mehr in Ihrem Warenkorb`,
  saved: name => `${name} ist für später gemerkt`,
  back: name => `${name} ist wieder in Ihrem Warenkorb`,
}
