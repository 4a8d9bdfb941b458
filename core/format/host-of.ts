/** An origin as a shopper knows it: `shop.example`. */
export const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '')
