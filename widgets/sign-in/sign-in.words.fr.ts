import type { SignInWords } from './sign-in.words'

export const words: SignInWords = {
  title: 'Se connecter',
  close: 'Fermer',
  email: 'E-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  submit: 'Se connecter',
  signingIn: 'Connexion en cours',
  passwordMissing: 'Saisissez votre mot de passe',
  forgot: 'Mot de passe oublié ?',
  contact: 'Nous écrire',
  newHere: 'Nouveau ici ?',
  signUp: 'Créer un compte',
  joinClub: 'Rejoindre le club',
  employee: 'Connexion du personnel',
  windowText:
    'Vous vous connectez sur la page de la boutique, dans une fenêtre à part. Cette page ne voit ni votre mot de passe ni qui vous êtes ; elle peut utiliser votre panier.',
  openWindow: 'Ouvrir la fenêtre de connexion',
  waiting: 'Terminez dans la fenêtre',
  hereTitle: 'Vous êtes connecté',
  tryAgain: 'Réessayer',
}
