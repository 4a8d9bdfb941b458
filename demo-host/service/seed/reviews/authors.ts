import type { Language } from '../../../../core/shapes/languages'

/** The names that people gave, by the language that they wrote in. */
export const authors: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Priya S.',
    'Tom from Leeds',
    'K. Alvarez',
    'Dana W.',
    'Miles P.',
    'Joanne',
    'Ben O.',
    'runner_in_rain',
    'Sofia L.',
  ],
  fr: ['Camille D.', 'Yanis', 'Hélène R.', 'Marc-Antoine', 'Léa B.'],
  de: ['Jonas K.', 'Steffi', 'M. Brandt', 'Greta H.'],
  ja: ['さくら', 'Kenji T.', '走る会社員'],
  ar: ['ليلى', 'Omar H.', 'سامي ن.'],
}
