import type { AssociateLoginWords } from './associate-login.words'

export const words: AssociateLoginWords = {
  title: 'Connexion des vendeurs',
  lead: 'Pour qui vend en magasin. Vous choisissez ensuite votre magasin et votre nom.',
  othersTitle: 'Réservé aux vendeurs en magasin',
  othersText: 'Votre compte ne vend pas en magasin. Déconnectez-vous, puis connectez-vous comme vendeur.',
  signOut: 'Se déconnecter',
  choiceTitle: 'Où vendez-vous ?',
  choiceText: 'Chaque commande de cet onglet nomme le magasin et vous, jusqu’à ce que vous terminiez.',
  choose: 'Choisir',
  store: 'Magasin',
  employee: 'Votre nom',
  storeMissing: 'Choisissez un magasin',
  employeeMissing: 'Choisissez votre nom',
  begin: 'Commencer la vente',
  retry: 'Réessayer',
  noStores: 'Cette boutique n’a pas de magasin dans votre pays.',
  here: (name, store) => `${name} vend à ${store}`,
  hereText: 'Les prix s’ajustent dans le panier. PayPal et les favoris sont désactivés.',
  goOn: 'Aller au panier',
  other: 'Choisir à nouveau',
  end: 'Terminer la vente',
}
