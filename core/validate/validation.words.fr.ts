import type { ValidationWords } from './validation.words'

/** The sentences of the validators in French. */
export const words: ValidationWords = {
  required: 'Ce champ est obligatoire',
  pattern: expression => `La valeur doit correspondre à ${expression}`,
  'same-as': field => `La valeur doit être la même que ${field}`,
  email: 'Écrivez l’adresse e-mail comme nom@exemple.fr',
  phone: 'Un numéro de téléphone valable est obligatoire',
  password: 'Utilisez au moins une majuscule, une minuscule et un chiffre',
  FE872: 'Utilisez au moins 8 caractères',
  FE340: 'Les mots de passe ne correspondent pas',
  name: 'Utilisez de 2 à 30 lettres',
  min: least => `Saisissez ${least} ou plus`,
  max: most => `Saisissez ${most} ou moins`,
  'min-length': least => `Utilisez au moins ${least} caractères`,
  'max-length': most => `Utilisez au plus ${most} caractères`,
  'exact-length': length => `Utilisez exactement ${length} caractères`,
  date: 'Saisissez un jour du calendrier',
  'min-date': first => `Saisissez le ${first} ou un jour suivant`,
  'max-date': last => `Saisissez le ${last} ou un jour précédent`,
  'postal-code': 'Vérifiez le code postal',
}
