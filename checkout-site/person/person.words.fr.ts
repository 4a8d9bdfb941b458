import type { PersonWords } from './person.words'

export const words: PersonWords = {
  employee: (left, year) => `Remise employé\u202f: il reste ${left} sur ${year} cette année`,
  athlete: (left, year) => `Crédit athlète\u202f: il reste ${left} sur ${year} cette année`,
  industry: (left, year) => `Programme des professionnels du secteur\u202f: il reste ${left} sur ${year} cette année`,
  trade: (left, year) => `Programme des métiers\u202f: il reste ${left} sur ${year} cette année`,
  readTerms: 'Lire les conditions',
  termsTitle: 'Conditions de la remise employé',
  termsIntro: 'Pour que votre remise s’applique, veuillez en accepter les conditions\u202f:',
  terms: [
    'Elle est réservée à vous et à votre foyer, pour votre propre usage.',
    'Elle a un plafond annuel, et vos achats avec la remise y sont comptés.',
    'Rien de ce qui est acheté avec la remise ne peut être revendu.',
  ],
  allTerms: 'Toutes les conditions, sur leur propre page',
  accept: 'Accepter les conditions',
  accepting: 'Enregistrement',
  notNow: 'Pas maintenant',
  close: 'Fermer',
}
