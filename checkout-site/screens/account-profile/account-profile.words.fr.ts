import type { AccountProfileWords } from './account-profile.words'

export const words: AccountProfileWords = {
  title: 'Profil',
  about: 'À propos de vous',
  email: 'E-mail',
  emailHint: 'Il sert à vous connecter. Contactez-nous pour le modifier.',
  firstName: 'Prénom',
  lastName: 'Nom',
  phone: 'Téléphone',
  postalCode: 'Code postal',
  birthDate: 'Date de naissance',
  optional: 'Facultatif',
  nothingTyped: 'Il n’y a rien à enregistrer. Remplissez d’abord un champ.',
  likes: 'Vos préférences',
  shoeSize: 'Pointure',
  noSize: 'Aucune',
  interests: 'Centres d’intérêt',
  password: 'Mot de passe',
  changePassword: 'Changer le mot de passe',
}
