import type { FootWords } from './foot.words'

export const words: FootWords = {
  about: 'À propos de cette boutique',
  terms: 'Conditions de vente',
  privacy: 'Confidentialité',
  returns: 'Retours',
  withdrawal: 'Droit de rétractation',
  imprint: 'Mentions légales',
  contact: 'Contact',
  orders: 'Vos commandes',
  newsletter: 'Actualités par e-mail',
  region: 'Région',
  language: 'Langue',
}
