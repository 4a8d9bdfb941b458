import type { ContentWords } from './content.words'

export const words: ContentWords = {
  loading: 'Chargement',
  failed: 'Cette partie de la page n’a pas pu être chargée.',
  retry: 'Réessayer',
  carousel: 'carrousel',
  slide: 'diapositive',
  slides: 'À la une',
  back: 'Précédent',
  forward: 'Suivant',
  pause: 'Mettre le défilement en pause',
  play: 'Relancer le défilement',
  goTo: (title: string, place: string) => `${title}, diapositive ${place}`,
  slideOf: (at: number, count: number) => `${at} sur ${count}`,
  close: 'Fermer',
  goodToKnow: 'Bon à savoir',
  pauseVideo: 'Mettre la vidéo en pause',
  playVideo: 'Lire la vidéo',
  lasts: (time: string) => `Durée : ${time}`,
  chapters: 'Chapitres',
  newTab: 'ouvre un nouvel onglet',
  view: (name: string) => `Voir ${name}`,
}
