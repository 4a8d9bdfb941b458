import type { Page } from './page.words'

/** The pages in French. */
export const words: Readonly<Record<string, Page>> = {
  '/sale-terms': {
    title: 'Conditions de vente',
    paragraphs: [
      'Vous achetez auprès de {brand}. Le contrat est conclu lorsque vous passez commande et que nous la confirmons. Les prix sont ceux affichés au moment de la commande, dans la devise affichée.',
      'Votre carte est débitée à la commande. Si un article se révèle indisponible, nous vous le disons aussitôt et le remboursons en totalité.',
      'Vous pouvez tout renvoyer dans les 60 jours suivant la réception, porté ou non. Nous remboursons la même somme par le même moyen, dans les 14 jours suivant le retour du colis.',
      'Les droits que vous donne la loi de votre pays s’ajoutent à ces conditions.',
    ],
  },
  '/privacy': {
    title: 'Confidentialité',
    paragraphs: [
      'Ce que vous saisissez ici sert à livrer votre commande, à répondre à vos questions et à tenir les registres exigés par la loi. Les numéros de carte ne vont qu’au prestataire de paiement et ne nous parviennent jamais.',
      'Ce que mesure une page de la boutique n’est envoyé qu’avec votre accord. Vous pouvez nous demander tout ce que nous savons de vous, et de l’effacer.',
    ],
  },
  '/help/contact-us': {
    title: 'Nous contacter',
    paragraphs: [
      'Écrivez à {help} avec votre numéro de commande. Nous répondons chaque jour en quelques heures.',
      'Par téléphone, de 9 h à 18 h les jours ouvrés, au {phone}.',
    ],
  },
  '/help/returns/how-to-return': {
    title: 'Retourner un article',
    paragraphs: [
      'Remettez l’article dans sa boîte avec le bon joint. Tout point de dépôt du transporteur le prend ; l’étiquette est payée.',
      'Nous remboursons dans les 14 jours suivant le retour du colis, par le même moyen.',
    ],
  },
  '/imprint': {
    title: 'Mentions légales',
    paragraphs: [
      '{brand} exploite cette boutique. Écrivez à {help} ou appelez le {phone}.',
      'Ceci est une démonstration : rien n’est vendu ni débité.',
    ],
  },
  '/withdrawal': {
    title: 'Droit de rétractation',
    paragraphs: [
      'Vous pouvez vous rétracter dans les 14 jours suivant la réception, sans donner de motif. Écrivez à {help} avec votre numéro de commande ; un e-mail suffit.',
      'Nous remboursons tout ce que vous avez payé, livraison standard comprise, sous 14 jours et par le même moyen. Au-delà de la loi, nous reprenons tout pendant 60 jours.',
    ],
  },
  '/loyalty': {
    title: '{brand} Club',
    paragraphs: [
      'Les membres cumulent des points à chaque commande et découvrent les nouveautés en premier. L’adhésion est gratuite.',
    ],
  },
  '/loyalty-terms': {
    title: 'Conditions de {brand} Club',
    paragraphs: [
      'Les points sont ajoutés à l’arrivée de la commande, valent un an et sont repris en cas de retour.',
      'Ils valent 1\u00a0% du prix payé pour les articles. L’achat de cartes cadeaux et ce qui est payé par des points, des bons ou des récompenses n’en rapportent pas.',
    ],
  },
  '/brand-terms': {
    title: 'Conditions de {brand}',
    paragraphs: [
      'Les noms, images et dessins de nos pages appartiennent à {brand}. Vous pouvez regarder et acheter ; demandez avant de reproduire.',
    ],
  },
  '/sms-terms': {
    title: 'Conditions des SMS',
    paragraphs: [
      'Nous ne vous envoyons de SMS qu’à votre demande, quatre fois par mois au plus. Répondez STOP pour y mettre fin aussitôt.',
    ],
  },
  '/associate-discount-terms': {
    title: 'Conditions de la remise du personnel',
    paragraphs: [
      'La remise est réservée au personnel, pour lui-même et son foyer. Elle a un plafond annuel et la revente est exclue.',
    ],
  },
}
