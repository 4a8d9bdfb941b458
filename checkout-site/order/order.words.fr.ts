import type { OrderWords } from './order.words'

export const words: OrderWords = {
  invoice: 'Facture',
  invoiceComing: 'Création de la facture',
  sendBack: 'Retourner',
  labelAgain: 'Étiquette de retour',
  labelComing: 'Création de l’étiquette',
  labelHere: 'Votre étiquette est enregistrée. Collez-la sur le colis et déposez-le.',
  invoiceHere: 'Votre facture est enregistrée.',
  resend: 'Renvoyer les cartes cadeaux',
  resending: 'Envoi',
  resent: 'Les e-mails avec vos cartes cadeaux repartent.',
  parcel: (carrier, number) => `${carrier}, numéro ${number}`,
  events: 'Suivi',
  announced: number => `Votre retour ${number} est annoncé.`,
  refunded: (sum, day) => `${sum} remboursés le ${day}`,
  pieces: (name, qty) => `${qty} × ${name}`,
  refundComes: 'Nous avons reçu votre retour. Le remboursement suit.',
  cancelledRefund: sum => `${sum} vous sont remboursés par le moyen utilisé pour payer.`,
  noReturn: {
    'not-delivered': 'Cette commande ne peut pas être retournée : elle n’a pas été livrée.',
    returned: 'Cette commande nous est déjà revenue.',
    'too-late': 'Cette commande ne peut plus être retournée : elle a été livrée il y a plus de 60 jours.',
    'wrong-items': 'Ces articles ne peuvent plus être retournés.',
  },
}
