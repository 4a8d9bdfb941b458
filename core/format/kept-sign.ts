/** In right-to-left text the sign of US$ would move before its letters; the mark keeps them together. */
export const withKeptSign = (written: string, locale: string): string =>
  locale.startsWith('ar') ? written.replace('$', '$\u200e') : written
