import type { AccountAddressesWords } from './account-addresses.words'

export const words: AccountAddressesWords = {
  title: 'Adresses',
  kinds: {
    S: 'Livraison',
    B: 'Facturation',
  },
  add: {
    S: 'Ajouter une adresse de livraison',
    B: 'Ajouter une adresse de facturation',
  },
  none: {
    S: 'Aucune adresse de livraison.',
    B: 'Aucune adresse de facturation.',
  },
  newTitle: 'Nouvelle adresse',
  changeTitle: 'Modifier l’adresse',
  main: 'Adresse principale',
  makeMain: 'En faire la principale',
  isMain: 'Utiliser comme adresse principale',
  changeNamed: name => `Modifier ${name}`,
  removeNamed: name => `Supprimer ${name}`,
  mainNamed: name => `Faire de ${name} l’adresse principale`,
  removeQuestion: name => `Supprimer ${name} de vos adresses\u202f?`,
  notSaved: 'Votre adresse n’a pas été enregistrée. Votre saisie est conservée.',
}
