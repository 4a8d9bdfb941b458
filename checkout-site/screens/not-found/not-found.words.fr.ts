import type { NotFoundWords } from './not-found.words'

export const words: NotFoundWords = {
  title: 'Aucune page à cette adresse',
  text: 'Le lien est peut-être ancien ou mal saisi. Votre panier est tel que vous l’avez laissé.',
}
