import { pluralsOf } from '../../../core/site/words'
import type { SharePictureWords } from './share-picture.words'

const plural = pluralsOf('fr')

const characters = (count: number) => `${count} ${plural(count, { one: 'caractère', other: 'caractères' })}`

export const words: SharePictureWords = {
  title: 'Montrez votre photo',
  close: 'Fermer',
  signInFirst: 'Connectez-vous ou créez un compte d’abord. Vous reviendrez ici pour choisir votre photo.',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  picture: 'Photo',
  choose: 'Choisir une photo',
  another: 'En choisir une autre',
  remove: 'Retirer',
  removeIt: name => `Retirer ${name}`,
  pictureHint: 'JPEG, PNG ou WebP. Nous la réduisons et retirons le lieu et la date de la prise de vue.',
  preview: name => `Votre photo ${name}`,
  preparing: 'Votre photo est en préparation',
  ready: 'Votre photo est prête',
  tooLarge: 'Cette photo est trop lourde. Choisissez-en une plus légère.',
  unreadable: 'Votre navigateur ne peut pas ouvrir cette photo. Choisissez un fichier JPEG, PNG ou WebP.',
  needsPicture: 'Choisissez une photo',
  caption: 'Que voit-on\u202f?',
  captionHint: left =>
    `Figure sous votre photo, et est lu aux personnes qui ne la voient pas. Encore ${characters(left)}.`,
  needsCaption: 'Dites en quelques mots ce que l’on voit',
  over: count => `Trop long\u202f: retirez ${characters(count)}`,
  author: 'Votre nom',
  authorHint: 'Affiché avec votre photo. Un prénom ou un pseudonyme suffit.',
  needsAuthor: 'Saisissez un nom',
  consent:
    'J’ai pris cette photo, toutes les personnes visibles sont d’accord, et la boutique peut la montrer dans ses galeries et sur les pages de ses produits.',
  needsConsent: 'Sans cela, nous ne pouvons pas la montrer',
  lookedAt: 'La boutique la regarde avant que d’autres la voient.',
  tooMany: 'Douze de vos photos attendent encore d’être regardées. Envoyez celle-ci plus tard.',
  sending: 'Envoi',
  send: 'Envoyer la photo',
  thanks: 'Merci. La boutique regarde d’abord votre photo. Une fois acceptée, tout le monde la voit.',
  back: 'Retour à la galerie',
}
