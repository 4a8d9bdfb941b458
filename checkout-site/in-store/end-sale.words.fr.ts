import type { EndSaleWords } from './end-sale.words'

export const words: EndSaleWords = {
  title: 'Vider le panier\u202f?',
  text: 'Le contenu du panier et tout ce qui a été saisi pour ce client seront supprimés, dans tous les onglets. Votre session reste ouverte.',
  keep: 'Garder le panier',
  end: 'Vider le panier',
  ending: 'Vidage du panier',
  close: 'Fermer',
  left: 'Le panier contient encore des articles d’avant.',
}
