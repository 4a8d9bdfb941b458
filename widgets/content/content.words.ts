import { defineWords } from '../../core/site/words'

const english = {
  loading: 'Loading',
  failed: 'This part of the page could not be loaded.',
  retry: 'Try again',
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Highlights',
  back: 'Back',
  forward: 'Forward',
  pause: 'Pause the slides',
  play: 'Play the slides',
  goTo: (title: string, place: string) => `${title}, slide ${place}`,
  slideOf: (at: number, count: number) => `${at} of ${count}`,
  close: 'Close',
  goodToKnow: 'Good to know',
  pauseVideo: 'Pause the video',
  playVideo: 'Play the video',
  lasts: (time: string) => `Length: ${time}`,
  chapters: 'Chapters',
  newTab: 'opens in a new tab',
  sharePicture: 'Show your picture',
  noPictures: 'No pictures here yet. Yours can be the first.',
  view: (name: string) => `View ${name}`,
}

export type ContentWords = typeof english

export const { $words } = defineWords<ContentWords>(english, {
  fr: () => import('./content.words.fr'),
  de: () => import('./content.words.de'),
  ja: () => import('./content.words.ja'),
  ar: () => import('./content.words.ar'),
})
