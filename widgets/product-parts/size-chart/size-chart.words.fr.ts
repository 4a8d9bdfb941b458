import type { SizeChartWords } from './size-chart.words'

export const words: SizeChartWords = {
  title: 'Guide des tailles',
  close: 'Fermer',
  retry: 'Réessayer',
  loading: 'Chargement des tailles',
  measure: 'Mesurer ses pieds',
  how: 'Debout sur une feuille, talon au mur, marquez l’orteil le plus long. Retenez le pied le plus long.',
  length: 'Longueur du pied',
  unit: 'Unité',
  cm: 'cm',
  in: 'pouces',
  wrong: example => `Saisissez une longueur, par exemple ${example}`,
  yourSize: 'Votre pointure\u202f:',
  noSize: 'Nous ne faisons pas de pointure pour cette longueur.',
  notMade: 'Ce produit n’existe pas dans cette pointure.',
  take: size => `Prendre ${size}`,
}
