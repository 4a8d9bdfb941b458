import { directionOf } from './direction'

/** In right-to-left text the sign of US$ would move before its letters; the mark keeps them together. */
export const withSignInPlace = (written: string, locale: string): string =>
  directionOf(locale) === 'rtl' ? written.replace('$', '$\u200e') : written
