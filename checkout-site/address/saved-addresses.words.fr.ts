import type { SavedAddressesWords } from './saved-addresses.words'

export const words: SavedAddressesWords = {
  saved: 'Vos adresses',
  another: 'Une autre adresse',
  remove: street => `Supprimer ${street}`,
  removeQuestion: street => `Supprimer ${street} de vos adresses\u202f? Le formulaire garde ce qu’il affiche.`,
  removeFromOrder: street => `Supprimer ${street} de cette commande\u202f?`,
  keep: 'Enregistrer cette adresse dans mon compte',
  notRemoved: 'Cette adresse n’a pas été supprimée.',
}
