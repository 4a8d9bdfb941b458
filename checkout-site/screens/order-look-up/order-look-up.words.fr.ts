import type { OrderLookUpWords } from './order-look-up.words'

export const words: OrderLookUpWords = {
  title: 'Retrouver votre commande',
  lead: 'Saisissez le numéro de votre confirmation et l’adresse e-mail de votre commande.',
  number: 'Numéro de commande',
  numberHint: '12 chiffres, comme dans votre confirmation',
  email: 'E-mail',
  submit: 'Rechercher',
  looking: 'Recherche en cours',
  order: number => `Commande ${number}`,
  placedOn: day => `Passée le ${day}`,
  another: 'Rechercher une autre commande',
  account: 'Vous avez un compte ?',
  signIn: 'Connectez-vous pour voir cette commande',
  notOwn: number =>
    `La commande ${number} ne figure pas dans votre compte. L’adresse e-mail utilisée pour la passer permet de la consulter ici.`,
}
