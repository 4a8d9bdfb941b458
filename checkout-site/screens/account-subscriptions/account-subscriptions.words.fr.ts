import type { AccountSubscriptionsWords } from './account-subscriptions.words'

export const words: AccountSubscriptionsWords = {
  title: 'Actualités par e-mail et SMS',
  lead: 'Vous décidez de ce que vous recevez. Tout changement vaut dès le prochain envoi.',
  email: 'E-mail',
  newsletter: 'Actualités et avant-premières',
  loyalty: 'Actualités des membres : points et avantages',
  sms: 'SMS',
  smsConsent:
    'Envoyez-moi des offres par SMS. J’accepte les conditions des SMS. Cet accord n’est pas une condition d’achat.',
  smsTerms: 'Conditions des SMS',
  phone: 'Téléphone',
  phoneMissing: 'Un numéro de téléphone valide est requis',
  goesTo: phone => `Ils sont envoyés au ${phone}.`,
}
