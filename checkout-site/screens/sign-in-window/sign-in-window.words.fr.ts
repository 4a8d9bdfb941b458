import type { SignInWindowWords } from './sign-in-window.words'

export const words: SignInWindowWords = {
  title: 'Se connecter',
  lead: site => `Vous venez de ${site}. Votre mot de passe reste chez nous : cette page ne le voit jamais.`,
  allowTitle: site => `Utiliser votre panier sur ${site} ?`,
  may: 'Cette page peut alors voir et changer ce qui est dans votre panier.',
  mayNot: 'Elle ne voit ni nom, ni adresse, ni carte, et ne peut rien commander. Se déconnecter ici y met fin.',
  allow: 'Y utiliser mon panier',
  allowing: 'Retour en cours',
  deny: 'Pas maintenant',
  nobodyTitle: 'Aucune page n’a rien demandé',
  nobodyText:
    'Cette fenêtre est ouverte par une page qui vend pour nous. Retournez-y, et appuyez encore sur son bouton.',
}
