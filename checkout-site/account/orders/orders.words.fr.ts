import type { OrdersWords } from './orders.words'

export const words: OrdersWords = {
  title: 'Vos commandes',
  order: number => `Commande ${number}`,
  status: {
    pending: 'En attente de votre banque',
    placed: 'Enregistrée',
    packed: 'Emballée',
    shipped: 'En route',
    delivered: 'Livrée',
    returned: 'Retour reçu',
    refunded: 'Remboursée',
    cancelled: 'Annulée',
    void: 'Non commandée',
  },
  emptyTitle: 'Aucune commande',
  emptyText: 'Vos commandes passées avec ce compte apparaissent ici, avec leur suivi et leur facture.',
  failedTitle: 'Impossible de charger vos commandes',
  noPageTitle: 'Cette page n’existe pas',
  noPageText: 'Vos commandes s’arrêtent avant.',
  firstPage: 'À la première page',
  pages: 'Pages des commandes',
  page: page => `Page ${page}`,
  older: 'Plus anciennes',
  newer: 'Plus récentes',
  refunded: sum => `${sum} remboursés`,
  more: count => `et ${count} de plus`,
}
