import type { AdjustmentWords } from './price-adjustments.words'

export const words: AdjustmentWords = {
  title: 'Ajustements de prix',
  note: 'Vous vendez en magasin\u202f: ce que vous déduisez compte aussitôt.',
  what: 'Déduire de',
  goods: 'Tous les articles',
  amount: currency => `Montant en ${currency}`,
  reason: 'Motif',
  takeOff: 'Ajuster le prix',
  takingOff: 'Ajustement',
  wrongAmount: 'Écrivez un montant supérieur à zéro, par exemple 10,50',
  noReason: 'Écrivez le motif, pour les comptes',
  change: 'Modifier',
  changeNamed: reason => `Modifier ${reason}`,
  save: 'Enregistrer la modification',
  keep: 'Laisser tel quel',
  takeBack: 'Annuler',
  takeBackNamed: reason => `Annuler ${reason}`,
  gone: 'Un autre appareil l’a déjà annulé. Voici le panier tel qu’il est maintenant.',
}
