import type { SavedAddressesWords } from './saved-addresses.words'

export const words: SavedAddressesWords = {
  saved: 'Ihre Adressen',
  another: 'Eine andere Adresse',
  remove: street => `${street} entfernen`,
  removeQuestion: street => `${street} aus Ihren Adressen entfernen? Was im Formular steht, bleibt stehen.`,
  removeFromOrder: street => `${street} aus dieser Bestellung entfernen?`,
  keep: 'Diese Adresse in meinem Konto speichern',
  notRemoved: 'Diese Adresse wurde nicht entfernt.',
}
