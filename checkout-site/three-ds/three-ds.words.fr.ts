import type { ThreeDsWords } from './three-ds.words'

export const words: ThreeDsWords = {
  title: 'Confirmez auprès de votre banque',
  text: (sum, brand) =>
    `Votre banque vous demande de confirmer ${sum} à ${brand}. Votre commande est passée dès que vous confirmez.`,
  frame: 'Page de votre banque',
  left: time => `Temps restant : ${time}`,
  soon: 'Il reste une minute pour confirmer auprès de votre banque',
  other: 'Payer autrement',
  close: 'Fermer',
  leaveTitle: 'Quitter sans confirmer ?',
  leaveText: 'Votre commande n’est passée qu’après confirmation de votre banque. Votre panier est conservé.',
  stay: 'Continuer la confirmation',
  leave: 'Quitter et payer autrement',
  confirming: 'Commande en cours',
  checking: 'Vérification de votre commande',
  checkingText: 'La connexion a été perdue. Nous vérifions ce qu’il en est. Vous ne serez pas débité deux fois.',
}
