import type { WalletMethodsWords } from './wallet-methods.words'

export const words: WalletMethodsWords = {
  payPalHint: 'Une fenêtre PayPal s’ouvre. Vous revoyez toute la commande avant de la passer.',
  payPalMissing: 'Confirmez d’abord avec PayPal.',
  appleMissing: 'Confirmez d’abord avec Apple Pay.',
  payPalConfirmed: (account: string) => `PayPal\u202f: ${account}`,
  otherPayPal: 'Utiliser un autre compte',
  appleHint: 'La commande est passée dès que vous confirmez avec Apple Pay.',
  klarnaHint: 'Klarna vous demande de confirmer lorsque vous continuez.',
  klarnaFailed: 'Klarna est injoignable. Choisissez un autre moyen de paiement ou réessayez.',
  howItWorks: 'Comment ça marche',
  infoTitle: 'Payer plus tard avec Klarna',
  infoSteps: [
    'Choisissez Klarna et confirmez vos informations dans la fenêtre de Klarna.',
    'Nous expédions votre commande. Rien n’est dû le jour de l’achat.',
    'Vous payez en quatre fois, toutes les deux semaines, sans intérêts.',
  ],
  infoTerms:
    'Klarna décide pour chaque achat si ce paiement est possible et vous indique ses conditions avant votre accord.',
  close: 'Fermer',
}
