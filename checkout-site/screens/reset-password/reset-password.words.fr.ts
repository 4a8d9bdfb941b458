import type { ResetPasswordWords } from './reset-password.words'

export const words: ResetPasswordWords = {
  title: 'Choisissez un nouveau mot de passe',
  lead: 'Vous serez déconnecté partout ailleurs.',
  submit: 'Enregistrer le mot de passe',
  saving: 'Enregistrement du mot de passe',
  checking: 'Nous vérifions votre lien',
  expired: { title: 'Ce lien a expiré', text: 'Un lien est valable une heure. Demandez-en un nouveau.' },
  used: {
    title: 'Ce lien a déjà servi',
    text: 'Connectez-vous avec votre nouveau mot de passe, ou demandez un autre lien.',
  },
  none: { title: 'Ce lien est incomplet', text: 'Ouvrez-le à nouveau depuis l’e-mail, ou demandez-en un nouveau.' },
  unknown: { title: 'Le lien n’a pas pu être vérifié' },
  done: { title: 'Votre mot de passe est changé', text: 'Connectez-vous avec le nouveau pour continuer.' },
  askAgain: 'Demander un nouveau lien',
  signIn: 'Se connecter',
}
