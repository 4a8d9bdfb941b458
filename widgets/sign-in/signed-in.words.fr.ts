import type { HereWords } from './signed-in.words'

export const words: HereWords = {
  hereAs: name => `Connecté en tant que ${name}`,
  hereText: 'Cette page peut utiliser votre panier, et ne voit rien d’autre de votre compte.',
  ownText: 'Vos commandes, vos adresses et vos avantages sont dans votre compte.',
  account: 'Votre compte',
  orders: 'Vos commandes',
  accountThere: 'Ouvrir votre compte dans une nouvelle fenêtre',
  staysText:
    'Se déconnecter ici ne vaut que pour cette page. À la boutique, vous restez connecté jusqu’à ce que vous vous déconnectiez dans votre compte.',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion en cours',
}
