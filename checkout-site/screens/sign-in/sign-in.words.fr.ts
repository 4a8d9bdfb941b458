import type { SignInWords } from './sign-in.words'

export const words: SignInWords = {
  title: 'Se connecter',
  lead: 'Vos adresses, cartes et points enregistrés vous suivent avec votre compte, et votre panier reste tel quel.',
  email: 'E-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  submit: 'Se connecter',
  signingIn: 'Connexion en cours',
  emailMissing: 'Saisissez votre adresse e-mail',
  emailWrong: 'Écrivez l’adresse e-mail comme nom@exemple.fr',
  passwordMissing: 'Saisissez votre mot de passe',
  orders: 'Commandé sans compte ?',
  lookUp: 'Retrouver votre commande',
  hereTitle: name => (name ? `Vous êtes connecté, ${name}` : 'Vous êtes connecté'),
  hereText: 'Votre panier et votre compte vous suivent sur chaque page de la boutique.',
  goOn: 'Continuer',
}
