import type { FormsWords } from './forms.words'

export const words: FormsWords = {
  email: 'E-mail',
  emailHint: 'Un seul message, dès son retour.',
  sending: 'Envoi',
  notified: email => `Nous écrirons à ${email} dès son retour.`,
  sumLabel: 'Montant libre',
  sumRange: (low, high) => `De ${low} à ${high}`,
  addSum: 'Ajouter ce montant',
  addingSum: 'Ajout',
  sumRequired: 'Saisissez un montant',
  sumNumber: 'Saisissez un montant, par exemple 75',
  inStores: 'À retirer en magasin uniquement. Choisissez ci-dessus pour voir quels magasins l’ont.',
  pickUp: 'Retirer en magasin',
  chooseStore: 'Choisissez un magasin',
  ready: 'En stock, prêt en 2 heures',
  sent: 'Envoyé dans ce magasin, sous 3 à 6 jours',
  noStore: 'Aucun magasin n’a cet article en ce moment. Choisissez-en un autre ci-dessus.',
  retry: 'Réessayer',
}
