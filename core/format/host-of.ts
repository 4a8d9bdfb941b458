/** `shop.example`. */
export const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '')
