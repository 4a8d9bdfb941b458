import type { AccountWarrantyWords } from './account-warranty.words'

export const words: AccountWarrantyWords = {
  title: 'Garantie',
  lead: 'Un article s’est abîmé trop tôt ? Dites-nous lequel et ce qui s’est passé. Nous répondons sous deux jours ouvrés.',
  order: 'Commande',
  item: 'Article',
  choose: 'Choisir',
  what: 'Que s’est-il passé ?',
  send: 'Envoyer la demande',
  sending: 'Envoi',
  sentTitle: 'Nous avons votre demande',
  sentText: number => `Son numéro est ${number}. Nous vous écrivons par e-mail.`,
  another: 'Une autre demande',
  missing: 'Renseignez ce champ pour continuer',
  none: 'La garantie couvre vos commandes passées avec ce compte. Il n’y en a pas encore.',
}
