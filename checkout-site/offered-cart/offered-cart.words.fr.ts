import type { Translated } from '../../core/site/words'
import type { OfferedCartWords } from './offered-cart.words'

export const words: Translated<OfferedCartWords> = {
  title: 'Quel panier voulez-vous ?',
  titleAlone: 'Voulez-vous ce panier ?',
  from: place => `Ce panier vient de ${place}.`,
  fromUnknown: 'Ce panier vient d’une autre page.',
  careful: 'Ne le prenez que si vous l’avez rempli vous-même.',
  own: items => `Votre propre panier contient ${items}.`,
  changed: 'Ce panier a changé entre-temps. Vérifiez-le, puis choisissez.',
  add: 'Ajouter à mon panier',
  adding: 'Ajout en cours',
  keep: 'Garder mon panier',
  keeping: 'Un instant',
  open: 'Ouvrir celui-ci, mettre le mien de côté',
  opening: 'Ouverture en cours',
  use: 'Prendre ce panier',
  leave: 'Commencer sans lui',
  later: 'Décider plus tard',
  waiting: 'Un panier venu d’une autre page attend votre décision.',
  show: 'Le voir',
  lostTitle: 'Ce panier ne peut plus être ouvert',
  lostText: 'Le lien a expiré, ou vous avez choisi dans un autre onglet.',
  goOn: 'Continuer',
  done: {
    add: 'Le panier a été ajouté au vôtre.',
    keep: 'Votre panier est resté tel quel.',
    open: 'Voici maintenant votre panier. Ce que vous aviez est mis de côté pour plus tard.',
  },
}
