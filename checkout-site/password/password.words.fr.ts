import type { PasswordWords } from './password.words'

export const words: PasswordWords = {
  password: 'Mot de passe',
  current: 'Mot de passe actuel',
  fresh: 'Nouveau mot de passe',
  repeated: 'Nouveau mot de passe, encore une fois',
  show: 'Afficher le mot de passe',
  rules: {
    length: '8 caractères',
    upper: 'Une majuscule',
    lower: 'Une minuscule',
    digit: 'Un chiffre',
  },
  kept: 'rempli :',
  open: 'manque encore :',
  problems: {
    required: 'Saisissez un mot de passe',
    password: 'Le mot de passe doit contenir tout ce qui est indiqué ici',
    same: 'Vous avez déjà utilisé ce mot de passe. Choisissez-en un nouveau',
    'not-same': 'Les mots de passe diffèrent. Saisissez deux fois le même',
    wrong: 'Votre mot de passe actuel n’est pas le bon. Saisissez-le à nouveau',
    'last-attempt':
      'Votre mot de passe actuel n’est pas le bon. Encore un essai avant le blocage du compte pendant 15 minutes',
  },
}
