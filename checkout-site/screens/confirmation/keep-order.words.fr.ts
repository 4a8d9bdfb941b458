import type { KeepOrderWords } from './keep-order.words'

export const words: KeepOrderWords = {
  title: 'Gardez cette commande : choisissez un mot de passe',
  text: email => `Vous aurez un compte sous ${email}, avec cette commande, son suivi et sa facture.`,
  password: 'Mot de passe',
  agree: 'Vous acceptez ainsi les',
  terms: 'conditions de vente',
  privacy: 'charte de confidentialité',
  keep: 'Garder cette commande',
  keeping: 'Création de votre compte',
  known: 'Cet e-mail ou ce téléphone a déjà un compte.',
  signIn: 'Connectez-vous pour la garder',
  longer: 'Créez un compte pour garder cette commande',
}
