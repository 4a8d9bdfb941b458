import type { Translated } from '../../core/site/words'
import type { FormsWords } from './forms.words'

export const words: Translated<FormsWords> = {
  email: 'E-mail',
  emailHint: 'Un seul message, dès son retour.',
  emailWrong: 'Saisissez un e-mail tel que nom@exemple.fr',
  sending: 'Envoi',
  notified: email => `Nous écrirons à ${email} dès son retour.`,
  label: 'Montant libre',
  range: (low, high) => `De ${low} à ${high}`,
  add: 'Ajouter ce montant',
  adding: 'Ajout',
  required: 'Saisissez un montant',
  number: 'Saisissez un montant, par exemple 75',
}
