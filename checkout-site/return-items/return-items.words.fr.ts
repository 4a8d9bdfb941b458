import type { ReturnItemsWords } from './return-items.words'

export const words: ReturnItemsWords = {
  title: 'Retourner des articles',
  nothing: 'Choisissez au moins un article.',
  keep: 'Garder',
  pieces: (pieces, all) => `${pieces} sur ${all}`,
  reason: 'Pourquoi ce retour ? (facultatif)',
  noReason: 'Sans motif',
  reasons: {
    'too-small': 'Trop petit',
    'too-large': 'Trop grand',
    'not-as-shown': 'Différent de la présentation',
    damaged: 'Abîmé ou défectueux',
    'wrong-item': 'Pas ce que j’ai commandé',
    'changed-mind': 'J’ai changé d’avis',
  },
  quote: sum => `${sum} vous seront rendus par le même moyen de paiement.`,
  quoting: 'Calcul de votre remboursement',
  delivery: 'La livraison est remboursée quand vous avez tout retourné.',
  confirm: 'Obtenir l’étiquette de retour',
  sending: 'Création de l’étiquette',
  close: 'Fermer',
}
