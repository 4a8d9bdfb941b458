import type { AccountNotifyWords } from './account-notify.words'

export const words: AccountNotifyWords = {
  title: 'Retour en stock',
  lead: 'Nous vous écrivons une fois, dès que l’un de ces articles revient.',
  emptyTitle: 'Vous n’attendez aucun article',
  emptyText: 'Quand un article est épuisé, choisissez « M’avertir » : il apparaît ici.',
  stop: 'Ne plus attendre',
  stopNamed: name => `Ne plus attendre ${name}`,
  stopping: 'Suppression',
  since: day => `Depuis le ${day}`,
}
