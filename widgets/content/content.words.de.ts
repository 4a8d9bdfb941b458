import type { ContentWords } from './content.words'

export const words: ContentWords = {
  loading: 'Wird geladen',
  failed: 'Dieser Teil der Seite konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  carousel: 'Karussell',
  slide: 'Folie',
  slides: 'Im Blick',
  back: 'Zurück',
  forward: 'Weiter',
  pause: 'Folien anhalten',
  play: 'Folien abspielen',
  goTo: (title: string, place: string) => `${title}, Folie ${place}`,
  slideOf: (at: number, count: number) => `${at} von ${count}`,
  close: 'Schließen',
  goodToKnow: 'Gut zu wissen',
  pauseVideo: 'Video anhalten',
  playVideo: 'Video abspielen',
  lasts: (time: string) => `Länge: ${time}`,
  chapters: 'Kapitel',
  newTab: 'öffnet einen neuen Tab',
  view: (name: string) => `${name} ansehen`,
}
