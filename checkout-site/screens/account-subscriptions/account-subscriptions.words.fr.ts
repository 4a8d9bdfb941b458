import type { AccountSubscriptionsWords } from './account-subscriptions.words'

export const words: AccountSubscriptionsWords = {
  title: 'Actualités par e-mail et SMS',
  lead: 'Vous décidez de ce que vous recevez. Tout changement vaut dès le prochain envoi.',
  email: 'E-mail',
  newsletter: 'Actualités et avant-premières',
  loyalty: 'Actualités des membres\u202f: points et avantages',
  sms: 'SMS',
  smsConsent: 'Envoyez-moi des offres par SMS. Cet accord n’est pas une condition d’achat.',
  phone: 'Téléphone',
  smsAgreed: 'Vous recevrez des SMS à ce numéro une fois vos choix enregistrés.',
  phoneMissing: 'Un numéro de téléphone valide est requis',
  goesTo: phone => `Ils sont envoyés au ${phone}.`,
}
