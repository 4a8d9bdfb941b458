import type { FootWords } from './foot.words'

export const words: FootWords = {
  about: 'À propos de cette boutique',
  terms: 'CGV',
  privacy: 'Confidentialité',
  returns: 'Retours',
  withdrawal: 'Rétractation',
  imprint: 'Mentions légales',
  contact: 'Contact',
  orders: 'Commandes',
  newsletter: 'Actualités',
  region: 'Région',
  language: 'Langue',
}
