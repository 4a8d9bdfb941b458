import type { HereWords } from './signed-in.words'

export const words: HereWords = {
  hereAs: name => `Angemeldet als ${name}`,
  hereText: 'Diese Seite kann Ihren Warenkorb verwenden und sieht sonst nichts von Ihrem Konto.',
  ownText: 'Ihre Bestellungen, Adressen und Prämien finden Sie in Ihrem Konto.',
  account: 'Ihr Konto',
  orders: 'Ihre Bestellungen',
  accountThere: 'Ihr Konto in einem neuen Fenster öffnen',
  staysText:
    'Wenn Sie sich hier abmelden, gilt das nur für diese Seite. Im Shop bleiben Sie angemeldet, bis Sie sich in Ihrem Konto abmelden.',
  signOut: 'Abmelden',
  signingOut: 'Abmeldung läuft',
}
