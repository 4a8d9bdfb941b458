import type { ForgotPasswordWords } from './forgot-password.words'

export const words: ForgotPasswordWords = {
  title: 'Mot de passe oublié ?',
  lead: 'Saisissez l’adresse e-mail de votre compte.',
  email: 'E-mail',
  submit: 'Envoyer le lien',
  sending: 'Envoi du lien',
  sentTitle: 'Consultez votre boîte mail',
  sentText: email => `S’il existe un compte pour ${email}, un lien est en route. Il est valable une heure.`,
  sentHint: 'Rien au bout de quelques minutes ? Regardez dans les indésirables, ou redemandez-le.',
  noMail:
    'Cette boutique n’envoie pas d’e-mails. Écrivez-nous, et nous vous aiderons à obtenir un nouveau mot de passe.',
  help: 'Nous contacter',
  again: 'Redemander',
  signIn: 'Retour à la connexion',
}
