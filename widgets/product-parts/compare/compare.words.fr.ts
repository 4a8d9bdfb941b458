import type { CompareWords } from './compare.words'

export const words: CompareWords = {
  title: 'Comparer',
  close: 'Fermer',
  none: 'Rien n’est encore choisi pour la comparaison',
  how: 'Sur la page d’un produit, appuyez sur «\u202fComparer\u202f».',
  loading: 'Chargement des produits',
  retry: 'Réessayer',
  onlyOne: 'Choisissez-en un autre pour les voir côte à côte.',
  failed: why => `Tous n’ont pas pu être chargés. ${why}`,
  mark: 'Faire ressortir les différences',
  differs: 'différent',
  price: 'Prix',
  from: sum => `à partir de ${sum}`,
  kind: 'Ce que c’est',
  measurements: 'Porté par nos modèles',
  nothing: 'Non précisé',
  takeOut: 'Retirer',
  takeOutNamed: name => `Retirer ${name}`,
  page: 'Ouvrir comme page à partager',
}
