import type { AccountPasskeysWords } from './account-passkeys.words'

export const words: AccountPasskeysWords = {
  title: 'Clés d’accès',
  lead: 'Avec une clé d’accès, vous vous connectez par empreinte, visage ou le verrouillage de votre appareil, sans mot de passe. Votre mot de passe reste valable.',
  none: 'Pas encore de clé d’accès.',
  cannot:
    'Ce navigateur ne peut pas créer de clé d’accès sur cette page. Celles de la liste fonctionnent sur les appareils qui les ont.',
  add: 'Ajouter une clé d’accès',
  name: 'Nom',
  nameHint: 'Pour distinguer vos clés d’accès, par exemple « Téléphone ».',
  nameMissing: 'Saisissez un nom',
  usual: 'Mon appareil',
  passwordHint: 'Nous le demandons pour que personne d’autre n’ajoute un accès à votre compte.',
  create: 'Créer la clé d’accès',
  creating: 'En attente de votre appareil',
  cancel: 'Annuler',
  added: 'La clé d’accès est ajoutée. Nous vous avons aussi écrit.',
  removed: 'La clé d’accès est retirée. Vous pouvez aussi la supprimer de l’appareil.',
  made: day => `Ajoutée le ${day}`,
  used: day => `Utilisée le ${day}`,
  unused: 'Pas encore utilisée',
  synced: 'Synchronisée avec vos autres appareils',
  rename: 'Renommer',
  renameNamed: name => `Renommer ${name}`,
  removeNamed: name => `Retirer ${name}`,
  removeQuestion: name => `Retirer ${name} ? Vous ne pourrez plus vous connecter avec.`,
}
