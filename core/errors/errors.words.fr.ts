import type { Code } from './catalogue'
import type { Details, Sentence } from './errors.words'
import { lossOf } from './names-of'
import { sumOf } from './sum-of'

const employeesDoor = 'Le personnel se connecte par la connexion du personnel. Passez par celle-ci.'
const sessionEnded = 'Votre session est terminée. Reconnectez-vous pour continuer.'
const presale = 'Un de vos articles est en prévente pour les membres. Connectez-vous pour l’acheter, ou retirez-le.'
const linkExpired = 'Ce lien a expiré. Demandez-en un nouveau.'
const linkUsed = 'Ce lien a déjà servi. Connectez-vous avec votre nouveau mot de passe, ou demandez un autre lien.'
const credentials = 'Cet e-mail et ce mot de passe ne correspondent pas. Réessayez ou réinitialisez votre mot de passe.'
const locked = 'Votre compte est bloqué pendant 15 minutes. Patientez ou réinitialisez votre mot de passe.'
const lockedUntilReset = 'Votre compte est bloqué. Définissez un nouveau mot de passe pour le débloquer.'
const phoneInUse = 'Ce numéro de téléphone appartient à un autre compte. Utilisez-en un autre.'
const samePassword = 'Vous avez déjà utilisé ce mot de passe. Choisissez-en un nouveau.'
const emailInUse = 'Un compte existe déjà avec cet e-mail. Connectez-vous ou utilisez un autre e-mail.'
const profile = 'Votre profil n’a pas pu être enregistré. Réessayez dans un instant.'
const soldOut = 'Cet article est épuisé. Choisissez une autre taille ou couleur.'
const heldByOthers = 'D’autres clients ont réservé les derniers exemplaires. Réessayez dans quelques minutes.'
const someSoldOut = 'Certains articles ne sont plus disponibles. Retirez-les pour continuer.'
const invalidGiftCard = 'Le numéro ou le code PIN de cette carte cadeau est incorrect. Vérifiez les deux et réessayez.'
const invalidCode = 'Ce code n’est pas valable. Vérifiez-le et réessayez.'
const orderUnknown = 'Aucune commande ne correspond à ce numéro et à cet e-mail. Vérifiez les deux et réessayez.'
const ours = 'Un problème est survenu de notre côté. Réessayez dans un instant.'
const nothingLeft = 'Votre commande ne peut pas aboutir : votre panier est vide.'
const giftCardOf = ({ giftCard }: Details): string =>
  giftCard ? `La carte cadeau se terminant par ${String(giftCard).slice(-4)}` : 'Cette carte cadeau'
const emptied: Sentence = ({ left, errorId }) => {
  if (errorId === 'INV703') return heldByOthers
  return left === 0 ? nothingLeft : 'Un de vos articles est épuisé. Vérifiez votre panier avant de continuer.'
}

export const words: Readonly<Record<Code, Sentence>> = {
  AUT401: credentials,
  AUT418: 'Cette clé d’accès n’est plus connue ici. Connectez-vous avec votre mot de passe ou une autre clé d’accès.',
  AUT437:
    'Cet e-mail et ce mot de passe ne correspondent à aucun compte d’employé. Réessayez ou réinitialisez votre mot de passe.',
  AUT438: 'Cette page n’a pas pu être reliée à votre compte. Connectez-vous à nouveau.',
  AUT498: 'Votre panier a dû être recréé. La page se recharge dans un instant.',
  AUT423: ({ untilReset }) => (untilReset ? lockedUntilReset : locked),
  AUT441: 'Ce compte est fermé. Écrivez-nous et nous vous aiderons.',
  AUT426:
    'Cet e-mail et ce mot de passe ne correspondent pas. Encore un essai avant le blocage du compte pendant 15 minutes.',
  AUT439: emailInUse,
  PRO400: emailInUse,
  AUT444: phoneInUse,
  AUT442: phoneInUse,
  AUT440: 'Nous ne connaissons pas ce compte. Vérifiez l’e-mail ou créez un compte.',
  AUT450: 'Votre mot de passe actuel est incorrect. Saisissez-le de nouveau.',
  AUT451: samePassword,
  AUT452: samePassword,
  AUT453: 'Cette adresse e-mail est incomplète. Écrivez-la comme nom@exemple.fr.',
  AUT402: ({ reason }) => (reason === 'used' ? linkUsed : linkExpired),
  AUT403: 'Nous n’avons pas pu vérifier que vous êtes une personne. Réessayez.',
  AUT409: 'La connexion a pris trop de temps. Réessayez.',
  AUT404: ({ door, productId }) => (door === 'employee' ? employeesDoor : productId ? presale : sessionEnded),
  AUT500: 'La connexion ne fonctionne pas pour l’instant. Réessayez dans quelques minutes.',
  AUT460:
    'Cette clé d’accès n’a pas pu être utilisée. Connectez-vous avec votre mot de passe ou une autre clé d’accès.',
  AUT461: 'Cela a pris trop de temps. Réessayez.',
  AUT463: 'Un compte a 20 clés d’accès au plus. Retirez-en une dont vous ne vous servez plus.',
  AUT464: 'Cette clé d’accès n’est plus dans votre compte.',
  AUT432: 'La connexion a échoué. Réessayez.',
  PRO410: 'Vous êtes trop jeune pour avoir un compte. Vérifiez votre date de naissance.',
  PRO411: 'Votre date de naissance manque. Indiquez-la pour continuer.',
  PRO412: ({ most }) =>
    most ? `Vous avez ${String(most)} adresses, le maximum. Supprimez-en une pour en enregistrer une autre.` : profile,
  PRO418: profile,
  PRO414: 'Votre adresse de facturation n’a pas pu être supprimée. Choisissez d’abord une autre adresse principale.',
  PRO415: 'Votre mot de passe n’a pas pu être changé. Réessayez.',
  PRO420:
    'Une de vos commandes est encore en cours. Votre compte pourra être effacé quand elle sera livrée, ou annulée et remboursée.',
  PRO421: 'La copie de vos données n’est plus disponible. Demandez-en une nouvelle.',
  PIC404: 'Cette photo n’existe plus. Retirez-la et ajoutez-la de nouveau.',
  PIC409: 'Trop de photos n’appartiennent encore à aucune demande. Envoyez la demande ou retirez-en quelques-unes.',
  PIC413: 'Cette photo est trop lourde. Choisissez-en une plus petite.',
  PIC415: 'Nous ne pouvons pas lire cette photo. Choisissez un fichier JPEG, PNG ou WebP.',
  PIC422: 'Cette photo indique où ou avec quoi elle a été prise. Enlevez ces informations et ajoutez-la de nouveau.',
  PRO404: 'Votre profil est introuvable. Reconnectez-vous.',
  FE340: 'Les mots de passe ne correspondent pas. Saisissez deux fois le même.',
  FE872: 'Votre mot de passe est trop court. Utilisez au moins 8 caractères.',
  CCA400: 'Vous avez déjà cette adresse. Modifiez-la ou saisissez-en une autre.',
  CCA401: 'Cette adresse n’existe plus. Choisissez-en une autre.',
  CCN404: 'Aucun compte n’a cet e-mail. Vérifiez-le ou laissez le champ vide.',
  '4044': 'Nous n’avons trouvé aucune adhésion à votre nom. Adhérez ou vérifiez vos informations.',
  BSK404: 'Votre panier a expiré. Ajoutez de nouveau vos articles.',
  ORD430: 'Un article n’est plus disponible. Vérifiez votre panier et commandez de nouveau.',
  ORD404: ({ productId }) =>
    productId ? 'Cet article n’est plus vendu.' : 'Cet article n’est plus disponible. Retirez-le pour passer commande.',
  INV700: soldOut,
  INV406: soldOut,
  INV701: soldOut,
  INV702: 'Cet article n’a pas de prix pour l’instant. Retirez-le pour passer commande.',
  INV703: heldByOthers,
  INV405: someSoldOut,
  INV407: someSoldOut,
  INV409: someSoldOut,
  INV408: ({ maxAllowedQty }) =>
    maxAllowedQty === 0
      ? 'Votre panier est plein. Retirez un article pour ajouter celui-ci.'
      : typeof maxAllowedQty === 'number'
        ? `Vous pouvez acheter au plus ${maxAllowedQty} de cet article. La quantité n’a pas changé.`
        : 'Vous avez atteint la quantité maximale pour cet article.',
  PRC400: ({ maxPercent }) =>
    maxPercent === undefined
      ? 'Le prix de cet article n’est pas certain pour l’instant. Retirez-le pour passer commande.'
      : `Vous pouvez retirer ${String(maxPercent)} % au plus. Saisissez un montant plus petit.`,
  ORD415: 'Le total de votre panier n’a pas pu être calculé. Réessayez dans un instant.',
  PLP400: 'Ce produit n’est plus dans la liste. Choisissez-en un autre.',
  GWP403: 'Cet article est un cadeau et ne peut pas être ajouté seul.',
  SHP404: ({ productId }) =>
    productId
      ? 'Cet article n’est remis qu’en magasin. Choisissez un magasin avec la taille.'
      : 'Ce mode de livraison n’est plus proposé pour votre panier. Choisissez-en un autre.',
  SHP500: 'Nous ne livrons pas en boîte postale. Indiquez une adresse de rue.',
  SHP410: 'Il manque un numéro de téléphone. Indiquez-en un pour le transporteur.',
  CHK380: 'Nous ne pouvons pas livrer à cette adresse. Vérifiez la rue, la ville et le code postal.',
  CHK320: 'Cette adresse n’est pas correcte. Vérifiez-la et réessayez.',
  PAY401: 'Nous ne livrons pas dans ce pays. Choisissez une autre adresse.',
  GFC410: 'Vous avez ajouté le nombre maximal de cartes cadeaux. Retirez-en une pour en ajouter une autre.',
  GFC799: 'Le solde n’a pas pu être vérifié. Réessayez dans un instant.',
  GFC800: invalidGiftCard,
  GFC700: invalidGiftCard,
  GFC812: details => `${giftCardOf(details)} a expiré. Choisissez un autre moyen de paiement.`,
  GFC725: 'Cette carte cadeau n’est pas acceptée ici. Choisissez un autre moyen de paiement.',
  GFC740: details => `${giftCardOf(details)} est vide. Choisissez un autre moyen de paiement.`,
  GFC755: 'Cette carte cadeau est déjà utilisée pour cette commande.',
  GFC760: invalidCode,
  GFC400: 'Le numéro de la carte cadeau manque. Saisissez-le pour continuer.',
  GFO404: 'Cet article ne peut pas être offert. Retirez l’option cadeau pour continuer.',
  GFS800:
    'Le cadeau qui accompagnait votre panier n’est plus disponible. Vérifiez votre panier, puis commandez sans lui.',
  GFO405: 'Cette commande ne peut pas être payée par carte cadeau. Choisissez un autre moyen de paiement.',
  FE309: 'La date d’expiration est incorrecte. Vérifiez le mois et l’année.',
  PYT402: 'Votre paiement n’a pas été accepté. Utilisez une autre carte ou un autre moyen de paiement.',
  PYT404: 'Cette carte n’est plus enregistrée. Choisissez-en une autre.',
  PYT300: 'Vous avez déjà enregistré cette carte.',
  PYT405: 'L’adresse de cette carte manque. Saisissez une adresse de facturation.',
  PYT406: 'L’adresse de facturation est incomplète. Remplissez les champs signalés.',
  PYT400: details =>
    details['giftCard']
      ? `${giftCardOf(details)} n’a plus que ${sumOf(details, 'fr-FR')}. Vérifiez ce qui reste à payer, puis commandez.`
      : 'La somme n’est pas entièrement couverte. Ajoutez un moyen de paiement.',
  BIL400: 'L’adresse de facturation manque. Saisissez-la pour continuer.',
  BILL410: 'Le numéro de téléphone de facturation manque. Saisissez-le pour continuer.',
  PAY400: 'Votre paiement a été refusé. Vérifiez vos informations ou payez autrement.',
  TAX309: 'Les taxes n’ont pas pu être calculées. Réessayez dans un instant.',
  TAX310: 'Les taxes ont changé. Vérifiez le nouveau total avant de continuer.',
  PRM130: invalidCode,
  PRM160: invalidCode,
  PRM175: invalidCode,
  PRM135: 'Ce code n’est pas encore valable. Essayez plus tard.',
  PRM140: 'Ce code a été trop souvent utilisé. Essayez-en un autre.',
  PRM150: 'Vous avez déjà utilisé ce code. Essayez-en un autre.',
  PRM155: 'Ce code a expiré. Essayez-en un autre.',
  PRM416: 'Ce code est déjà appliqué à votre panier.',
  REW401: 'Connectez-vous pour utiliser vos récompenses.',
  REW130: 'Les récompenses sont réservées aux membres. Adhérez pour les utiliser.',
  REW135: 'Votre adhésion n’est pas encore confirmée. Suivez le lien de notre e-mail.',
  REW140: 'Vous n’avez pas assez de points. Choisissez une récompense plus petite.',
  OHS4004: orderUnknown,
  ORD409: orderUnknown,
  ORD400: 'Ce n’est pas l’e-mail de cette commande. Vérifiez-le et réessayez.',
  GEN500: ({ retryAfter }) => {
    if (typeof retryAfter !== 'number') return ours
    return retryAfter > 900
      ? 'Trop de tentatives en peu de temps. Réessayez dans une heure.'
      : 'Trop de tentatives en peu de temps. Réessayez dans quelques minutes.'
  },
  API400: 'Cette boutique est mal configurée. Signalez-le-nous, s’il vous plaît.',
  API404: ours,
  API405: ours,
  API406: ours,
  API415: ours,
  STR404: 'Nous ne connaissons pas ce magasin. Choisissez-en un autre.',
  RTN500: 'Votre retour n’a pas pu être créé. Réessayez dans un instant.',
  ATTR100: ours,
  ATTR200: ours,
  ATTR300: ours,
  REV410: 'Votre avis est trop long. Raccourcissez-le un peu.',
  EVT404: 'Vous n’êtes pas inscrit à cet événement.',
  EVT409: 'Vous êtes déjà inscrit à cet événement.',
  EVT410: 'Cet événement est terminé.',
  EVT411: 'Cet événement est complet. Personne n’a été inscrit.',
  ProductLineItemInventoryMissing: emptied,
  ProductItemNotAvailable: emptied,
  ProductLineItemFullInventoryMissing: emptied,
  ProductPriceChanged: 'Le prix a changé depuis que vous avez choisi cet article.',
  InvalidShippingAddress: 'Nous ne pouvons plus livrer à votre adresse. Vérifiez-la avant de continuer.',
  PaymentNotAuthorized: 'Votre banque souhaite vérifier votre identité.',
  EmployeeTermsNotAccepted: 'Votre remise employé s’applique dès que vous en avez accepté les conditions.',
  EmployeeCapReached:
    'Le solde de votre remise employé de l’année ne couvre pas ce panier\u202f: elle ne s’applique pas.',
  ProgrammeCreditReached:
    'Ce qui reste cette année du crédit de votre programme ne couvre pas ce panier. La remise ne s’applique donc pas.',
  ORD516: 'Votre commande sera livrée à votre adresse. Vérifiez la livraison avant de continuer.',
  ORD517: 'Votre commande est à retirer en magasin. Vérifiez le magasin avant de continuer.',
  ORD518: 'Votre commande sera livrée en magasin. Vérifiez le magasin avant de continuer.',
  NotMerged: ({ things }) =>
    lossOf(things, {
      kept: ({ name, kept, qty }) => `${name} (${kept} sur ${qty})`,
      comma: ', ',
      bag: things => `Tout n’a pas pu entrer dans votre panier.${things && ` Conservé : ${things}.`}`,
      lists: names => `Il n’y avait plus de place dans vos listes pour : ${names}.`,
      more: count => `et ${count} de plus`,
    }),
  offline: 'Vous êtes hors ligne. Réessayez quand la connexion sera rétablie.',
  unreachable: 'La boutique est injoignable. Vérifiez votre connexion et réessayez.',
  timeout: 'La boutique n’a pas répondu à temps. Réessayez.',
  html: ours,
  'not-json': ours,
  contract: ours,
  usage: ours,
  'remove-failed': 'Impossible de retirer l’article du panier. Veuillez réessayer plus tard.',
  'line-gone': ({ name }) => `${String(name)} n’est plus dans votre panier.`,
  'line-shortened': ({ name, qty, of }) =>
    `${String(name)}\u202f: seuls ${String(qty)} articles sur ${String(of)} étaient encore disponibles. Ils sont dans votre panier.`,
  'coupon-gone': ({ code }) => `Le code ${String(code)} n’est plus valable. Il n’est plus dans votre panier.`,
  'kept-card-not-saved': 'Votre carte n’a pas pu être enregistrée. Réessayez.',
  'gift-card-exists': 'Cette carte cadeau est déjà enregistrée.',
  'gift-card-not-saved': 'Votre carte cadeau n’a pas pu être enregistrée. Vérifiez son numéro et son code.',
  'profile-not-loaded': 'Votre profil n’est pas encore chargé. Rechargez la page.',
  LST409: 'Votre liste est pleine. Retirez-en d’abord un article.',
  'address-not-saved':
    'Votre commande ira à cette adresse, mais elle n’a pas pu être enregistrée dans votre compte. Vous pourrez l’y ajouter plus tard.',
  'card-not-saved': 'Votre carte n’a pas pu être enregistrée. Elle règle tout de même cette commande.',
  'cart-empty': nothingLeft,
  authentication: 'Votre banque n’a pas pu vérifier votre identité. Réessayez ou utilisez une autre carte.',
  'one-thing-left': ({ name }) =>
    `Vous n’avez pas acheté ${String(name)}. Le paiement concerne maintenant votre panier. Pour acheter cet article seul, appuyez de nouveau sur le bouton de sa page.`,
  'order-placed': ({ orderNumber }) =>
    orderNumber ? `Votre commande ${String(orderNumber)} est passée.` : 'Votre commande est passée.',
  'script-failed': 'Le script n’a pas pu être chargé. Réessayez ou choisissez un autre moyen de paiement.',
}
