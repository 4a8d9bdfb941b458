import type { EventWords } from './event.words'

export const words: EventWords = {
  loading: 'Wird geladen',
  retry: 'Erneut versuchen',
  lost: 'Das Formular konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  unknown: 'Diese Veranstaltung gibt es nicht.',
  joined: 'Sie sind angemeldet',
  yourPlace: 'Ihren Platz ansehen',
  full: 'Diese Veranstaltung ist ausgebucht.',
  over: 'Diese Veranstaltung ist vorbei.',
  atShop: '(im Shop, in einem neuen Tab)',
}
