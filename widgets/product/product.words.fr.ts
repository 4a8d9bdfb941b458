import type { ProductWords } from './product.words'

export const words: ProductWords = {
  measurements: 'Porté par nos modèles',
  design: 'Créer votre modèle',
  chart: 'Guide des tailles',
  chartInShop: 'Guide des tailles à la boutique',
  lost: 'Le chargement a échoué. Vérifiez votre connexion et réessayez.',
  completeTheLook: 'Complétez la tenue',
  addAll: count => `Ajouter les ${count} au panier`,
  addOne: 'Ajouter au panier',
  addSet: 'Tout ajouter au panier',
  addingAll: 'Ajout en cours',
  notNow: 'Impossible à ajouter pour le moment.',
  refused: (name, why) => `${name} n’a pas été ajouté. ${why}`,
  compare: 'Comparer',
  compareNamed: name => `Comparer ${name}`,
  chosen: (count, max) => `${count} sur ${max} à comparer`,
  showCompare: 'Comparer maintenant',
  takeOut: name => `Retirer ${name} de la comparaison`,
  clear: 'Vider',
  full: 'Vous pouvez en comparer quatre à la fois. Retirez-en d’abord un.',
  otherKind: 'Seuls des produits du même type se comparent. Videz la liste pour recommencer.',
}
