import type { AccountDataWords } from './account-data.words'

export const words: AccountDataWords = {
  title: 'Mes données',
  copyTitle: 'Une copie de tout ce que nous gardons sur vous',
  copyText: isMailed =>
    `Un fichier ZIP avec votre compte, vos adresses, commandes, listes, points, messages, photos et connexions. Nous le préparons, ${isMailed ? 'vous écrivons quand il est prêt' : 'l’affichons ici quand il est prêt'}, et le supprimons trois jours plus tard.`,
  ask: 'Demander une copie',
  asking: 'Demande en cours',
  pending: isMailed =>
    isMailed
      ? 'Votre copie est en préparation. Cette page l’affiche dès qu’elle est prête, et nous vous écrivons.'
      : 'Votre copie est en préparation. Cette page l’affiche dès qu’elle est prête.',
  ready: day => `Votre copie est disponible jusqu’au ${day}.`,
  failed: 'La copie n’a pas pu être préparée. Demandez-la de nouveau.',
  askAnew: 'Demander une nouvelle copie',
  unread: 'L’état de votre copie n’a pas pu être lu.',
  download: 'Télécharger mes données',
  downloading: 'Nous rassemblons vos données',
  downloaded: 'Votre navigateur enregistre le fichier.',
  eraseTitle: 'Effacer mon compte',
  goes: 'Disparaissent tout de suite et pour toujours : votre nom, votre mot de passe et vos clés d’accès, vos adresses, votre panier et vos listes, les cartes gardées, les abonnements et ce que vous nous avez écrit.',
  lost: 'Les points et les bons sont perdus, et les commandes ne peuvent plus être retournées. Une carte cadeau garde sa valeur : il vous faut son numéro et son code PIN.',
  stays:
    'De vos commandes, nous gardons les articles, les montants, les taxes, le pays et la région, sans votre nom : la loi fiscale demande des comptes complets. Les dernières réponses de nos serveurs sont supprimées sous 25 heures.',
  erase: 'Effacer mon compte pour toujours',
  erasing: 'Effacement de votre compte',
}
