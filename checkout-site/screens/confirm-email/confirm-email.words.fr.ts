import type { ConfirmEmailWords } from './confirm-email.words'

export const words: ConfirmEmailWords = {
  title: 'Confirmez votre adresse e-mail',
  checking: 'Nous vérifions votre lien',
  done: { title: 'Votre adresse est confirmée', text: 'Vos points et récompenses sont prêts à être utilisés.' },
  used: {
    title: 'Ce lien a déjà servi',
    text: 'Votre adresse est confirmée : vos points et récompenses sont prêts à être utilisés.',
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Un lien est valable un jour. Connectez-vous pour en recevoir un nouveau.',
  },
  none: {
    title: 'Ce lien est incomplet',
    text: 'Ouvrez-le à nouveau depuis l’e-mail, ou connectez-vous pour en recevoir un nouveau.',
  },
  unknown: { title: 'Votre adresse n’a pas pu être confirmée' },
  rewards: 'Voir vos récompenses',
  ask: 'Recevoir un nouveau lien',
}
