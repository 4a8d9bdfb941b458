import type { FootWords } from './foot.words'

export const words: FootWords = {
  about: 'À propos de cette boutique',
  terms: 'Conditions de vente',
  privacy: 'Confidentialité',
  returns: 'Retours',
  withdrawal: 'Rétractation',
  imprint: 'Mentions légales',
  contact: 'Contact',
  orders: 'Vos commandes',
  newsletter: 'Newsletter',
  region: 'Région',
  language: 'Langue',
}
