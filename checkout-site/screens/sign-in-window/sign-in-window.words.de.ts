import type { SignInWindowWords } from './sign-in-window.words'

export const words: SignInWindowWords = {
  title: 'Anmelden',
  lead: site => `Sie kommen von ${site}. Ihr Passwort bleibt bei uns: Jene Seite sieht es nie.`,
  allowTitle: site => `Ihren Warenkorb auf ${site} verwenden?`,
  may: 'Jene Seite kann dann sehen und ändern, was in Ihrem Warenkorb liegt.',
  mayNot:
    'Sie sieht weder Namen noch Adresse noch Karte und kann nichts bestellen. Wenn Sie sich hier abmelden, endet es.',
  allow: 'Warenkorb dort verwenden',
  allowing: 'Zurück zur Seite',
  deny: 'Jetzt nicht',
  nobodyTitle: 'Keine Seite hat gefragt',
  nobodyText:
    'Dieses Fenster öffnet eine Seite, die für uns verkauft. Gehen Sie dorthin zurück, und drücken Sie noch einmal.',
}
