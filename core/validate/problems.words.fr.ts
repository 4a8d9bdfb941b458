import { pluralsOf } from '../site/words'
import type { ProblemWords } from './problems.words'

const plural = pluralsOf('fr')

export const words: ProblemWords = {
  required: 'Ce champ est obligatoire',
  pattern: expected => `La valeur doit correspondre à ${expected}`,
  sameAs: other => `La valeur doit être la même que ${other}`,
  email: 'Saisissez un e-mail comme nom@exemple.fr',
  phone: 'Un numéro de téléphone valide est requis',
  tooShort: least => `Saisissez au moins ${least} ${plural(least, { one: 'caractère', other: 'caractères' })}`,
  tooLong: max => `${max} caractères au maximum`,
  exactly: count => `Saisissez exactement ${count} ${plural(count, { one: 'caractère', other: 'caractères' })}`,
  atLeast: least => `Saisissez ${least} ou plus`,
  atMost: max => `Saisissez ${max} ou moins`,
  notOffered: 'Choisissez dans la liste',
}
