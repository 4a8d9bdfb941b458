import type { ChangePasswordWords } from './change-password.words'

export const words: ChangePasswordWords = {
  title: 'Changer votre mot de passe',
  lead: 'Vous restez connecté ici, et serez déconnecté partout ailleurs.',
  submit: 'Changer le mot de passe',
  changing: 'Changement du mot de passe',
  done: 'Votre mot de passe est changé. Vous êtes déconnecté partout ailleurs.',
  forgot: 'Mot de passe oublié ?',
}
