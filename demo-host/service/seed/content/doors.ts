import { screenDocuments } from './screens'

/** On the ways in, and on pages that lead elsewhere. */
export const doors = screenDocuments({
  'contact-us': {
    en: [
      'Write to us',
      'We answer within a working day, and somebody reads every message.',
      ['{root}/store-locator', 'Find a store'],
    ],
    fr: [
      'Écrivez-nous',
      'Nous répondons sous un jour ouvré, et chaque message est lu.',
      ['{root}/store-locator', 'Trouver un magasin'],
    ],
    de: [
      'Schreiben Sie uns',
      'Wir antworten innerhalb eines Werktags, und jede Nachricht wird gelesen.',
      ['{root}/store-locator', 'Einen Store finden'],
    ],
    ja: [
      'お問い合わせ',
      '1営業日以内にお返事します。すべてのメッセージに目を通しています。',
      ['{root}/store-locator', '店舗を探す'],
    ],
    ar: ['راسلنا', 'نجيب خلال يوم عمل، وهناك من يقرأ كل رسالة.', ['{root}/store-locator', 'ابحث عن متجر']],
  },
  'error-4xx': {
    en: ['There is no page here', 'The search finds everything that we sell.', ['{root}/search', 'Search']],
    fr: ['Il n’y a pas de page ici', 'La recherche trouve tous nos produits.', ['{root}/search', 'Rechercher']],
    de: ['Hier ist keine Seite', 'Die Suche findet alles, was wir verkaufen.', ['{root}/search', 'Suchen']],
    ja: ['ページが見つかりません', '検索では全商品が見つかります。', ['{root}/search', '検索する']],
    ar: ['لا توجد صفحة هنا', 'يجد البحث كل ما نبيعه.', ['{root}/search', 'ابحث']],
  },
  promotions: {
    en: [
      'Offers',
      'A lower price stands beside the one before it, with the lowest of the last 30 days. A code is typed in the bag.',
      ['{root}/cart', 'Go to your bag'],
    ],
    fr: [
      'Offres',
      'Un prix réduit s’affiche à côté du précédent, avec le plus bas des 30 derniers jours. Un code se saisit dans le panier.',
      ['{root}/cart', 'Voir le panier'],
    ],
    de: [
      'Angebote',
      'Ein niedrigerer Preis steht neben dem früheren, mit dem niedrigsten der letzten 30 Tage. Einen Code geben Sie im Warenkorb ein.',
      ['{root}/cart', 'Zum Warenkorb'],
    ],
    ja: [
      'オファー',
      '値下げ中の商品には、以前の価格と過去30日間の最安値を表示しています。クーポンコードはカートで入力できます。',
      ['{root}/cart', 'カートを見る'],
    ],
    ar: [
      'العروض',
      'يظهر السعر المخفض بجانب السعر السابق، مع أدنى سعر في آخر 30 يومًا. ويُكتب الرمز في الحقيبة.',
      ['{root}/cart', 'إلى الحقيبة'],
    ],
  },
  search: {
    en: ['Search', 'By name, or by the number on the label.'],
    fr: ['Recherche', 'Par nom, couleur ou numéro d’étiquette.'],
    de: ['Suche', 'Nach Name, Farbe oder der Nummer auf dem Etikett.'],
    ja: ['検索', '商品名、カラー、ラベルの番号で探せます。'],
    ar: ['البحث', 'بالاسم أو اللون أو الرقم المكتوب على البطاقة.'],
  },
  'sign-in-modal': {
    en: ['Welcome back', 'Your bag and what you like come along.'],
    fr: ['Bon retour', 'Votre panier et vos favoris vous suivent.'],
    de: ['Willkommen zurück', 'Ihr Warenkorb und Ihre Favoriten kommen mit.'],
    ja: ['おかえりなさい', 'カートとお気に入りはそのまま引き継がれます。'],
    ar: ['أهلًا بعودتك', 'تنتقل حقيبتك ومفضلاتك معك.'],
  },
  'sign-up': {
    en: ['Create an account', 'It takes a minute, and returns become easier.'],
    fr: ['Créer un compte', 'Une minute suffit, et les retours deviennent plus simples.'],
    de: ['Konto erstellen', 'Es dauert eine Minute, und Rückgaben werden einfacher.'],
    ja: ['アカウント作成', '1分で完了。返品もかんたんになります。'],
    ar: ['إنشاء حساب', 'يستغرق دقيقة، ويصبح الإرجاع أسهل.'],
  },
  'sign-up-modal': {
    en: ['New here?', 'With an account you see your orders and keep your sizes.'],
    fr: ['Nouveau ici\u202f?', 'Avec un compte, vous suivez vos commandes et gardez vos tailles.'],
    de: ['Neu hier?', 'Mit einem Konto sehen Sie Ihre Bestellungen und merken sich Ihre Größen.'],
    ja: ['はじめてですか', 'アカウントがあれば、ご注文の確認やサイズの保存ができます。'],
    ar: ['جديد هنا؟', 'مع الحساب ترى طلباتك وتحفظ مقاساتك.'],
  },
  'store-locator': {
    en: ['Our stores', 'Try them on, have them mended, or fetch an order.'],
    fr: ['Nos boutiques', 'Pour essayer, faire réparer ou retirer une commande.'],
    de: ['Unsere Läden', 'Zum Anprobieren, Reparieren und Abholen.'],
    ja: ['店舗', 'ご試着、修理、ご注文の受け取りに。'],
    ar: ['متاجرنا', 'جرّب، أو أصلح، أو استلم طلبك.'],
  },
  westend: {
    en: ['West End', 'Runs from the store on Tuesdays at seven. Bring a light, and somebody who is slower than you.'],
    fr: [
      'West End',
      'Sortie au départ de la boutique le mardi à 19 h. Prenez une lampe et quelqu’un de plus lent que vous.',
    ],
    de: [
      'West End',
      'Lauftreff am Laden, dienstags um sieben. Bringen Sie ein Licht mit, und jemanden, der langsamer ist.',
    ],
    ja: ['ウエストエンド', '毎週火曜19時、お店からスタート。ライトと、自分よりゆっくりな仲間をお連れください。'],
    ar: ['ويست إند', 'نجري من المتجر كل ثلاثاء في السابعة. أحضر ضوءًا، وشخصًا أبطأ منك.'],
  },
})
