import type { Language } from '../../../../core/shapes/languages'
import type { SeedDocument } from '../types'
import { inEachLanguage, paragraph } from './in-each-language'

/** Title, what stands below it, and where that leads. */
type Lead = readonly [title: string, lead: string, way?: readonly [url: string, text: string]]

/** What Northlane's editors say on the shop's own screens, by the screens' fixed names: account and bag. */
const screens: Readonly<Record<string, Readonly<Record<Language, Lead>>>> = {
  account: {
    en: ['Your account', 'Orders, addresses and what you like, in one place.'],
    fr: ['Votre compte', 'Vos commandes, vos adresses et ce que vous aimez, au même endroit.'],
    de: ['Ihr Konto', 'Bestellungen, Adressen und was Ihnen gefällt, an einem Ort.'],
    ja: ['マイアカウント', 'ご注文、住所、お気に入りをひとつの場所で。'],
    ar: ['حسابك', 'طلباتك وعناوينك وما يعجبك في مكان واحد.'],
  },
  'account-profile': {
    en: ['About you', 'We ask only for what an order needs. The rest is up to you.'],
    fr: ['Vous', 'Nous ne demandons que ce qu’il faut pour une commande. Le reste dépend de vous.'],
    de: ['Über Sie', 'Wir fragen nur, was eine Bestellung braucht. Alles andere entscheiden Sie.'],
    ja: ['プロフィール', 'ご注文に必要なことだけをうかがいます。ほかはご自由にどうぞ。'],
    ar: ['عنك', 'نسأل فقط عما يحتاجه الطلب، والباقي لك.'],
  },
  basecamp: {
    en: [
      'Basecamp',
      'Our club for runners: members collect points and hear of new things first.',
      ['{root}/enrolment', 'Join'],
    ],
    fr: [
      'Basecamp',
      'Notre club de coureurs\u202f: des points à chaque achat et les nouveautés en avant-première.',
      ['{root}/enrolment', 'Adhérer'],
    ],
    de: [
      'Basecamp',
      'Unser Klub für Läufer: Mitglieder sammeln Punkte und erfahren Neues zuerst.',
      ['{root}/enrolment', 'Mitglied werden'],
    ],
    ja: [
      'ベースキャンプ',
      'ランナーのためのクラブ。お買い物でポイントがたまり、新商品のお知らせもいち早く届きます。',
      ['{root}/enrolment', '入会する'],
    ],
    ar: ['Basecamp', 'نادينا للعدّائين: يجمع الأعضاء النقاط، وهم أول من يعرف بالجديد.', ['{root}/enrolment', 'انضم']],
  },
  cart: {
    en: ['Your bag', 'Nothing here is held until you check out.'],
    fr: ['Votre panier', 'Rien n’est réservé avant le paiement.'],
    de: ['Ihr Warenkorb', 'Reserviert wird erst an der Kasse.'],
    ja: ['カート', '商品はご購入手続きまで確保されません。'],
    ar: ['حقيبتك', 'لا يُحجز أي شيء قبل إتمام الطلب.'],
  },
  checkout: {
    en: ['Checkout', 'Sixty days to change your mind, and returns are free.'],
    fr: ['Paiement', 'Soixante jours pour changer d’avis, et les retours sont gratuits.'],
    de: ['Kasse', 'Sechzig Tage Bedenkzeit, und die Rücksendung ist kostenlos.'],
    ja: ['ご購入手続き', '60日以内なら、返品は無料です。'],
    ar: ['إتمام الطلب', 'لديك ستون يومًا لتغيير رأيك، والإرجاع مجاني.'],
  },
  'gift-card': {
    en: [
      'Gift cards',
      'They come by email within minutes, to you or to whom you name.',
      ['{root}/search?q=gift%20card', 'See all gift cards'],
    ],
    fr: [
      'Cartes cadeaux',
      'Elles arrivent par e-mail en quelques minutes, chez vous ou chez la personne de votre choix.',
      ['{root}/search?q=carte%20cadeau', 'Voir les cartes cadeaux'],
    ],
    de: [
      'Geschenkkarten',
      'Sie kommen in wenigen Minuten per E-Mail, zu Ihnen oder zu wem Sie wollen.',
      ['{root}/search?q=Geschenkkarte', 'Alle Geschenkkarten ansehen'],
    ],
    ja: [
      'ギフトカード',
      'ご本人にも贈る方にも、メールで数分以内に届きます。',
      ['{root}/search?q=ギフトカード', 'ギフトカードを見る'],
    ],
    ar: [
      'بطاقات الهدايا',
      'تصل بالبريد الإلكتروني خلال دقائق، إليك أو إلى من تختاره.',
      ['{root}/search?q=بطاقة%20هدية', 'عرض بطاقات الهدايا'],
    ],
  },
  'loyalty-modal': {
    en: ['Join the club', 'Points come once a parcel has arrived, and last for a year.'],
    fr: ['Rejoignez le club', 'Les points arrivent dès que le colis est livré et restent valables un an.'],
    de: ['Werden Sie Mitglied', 'Punkte kommen, sobald ein Paket angekommen ist, und gelten ein Jahr.'],
    ja: ['クラブに入会', 'ポイントは商品のお届け後に付き、1年間有効です。'],
    ar: ['انضم إلى النادي', 'تُضاف النقاط بعد وصول الطرد، وتبقى صالحة لمدة عام.'],
  },
  'order-confirmation': {
    en: ['Thank you', 'We write to you when your parcel leaves.'],
    fr: ['Merci', 'Nous vous écrivons dès que votre colis part.'],
    de: ['Vielen Dank', 'Wir schreiben Ihnen, sobald Ihr Paket unterwegs ist.'],
    ja: ['ありがとうございます', '発送しましたら、メールでお知らせします。'],
    ar: ['شكرًا لك', 'نراسلك عندما ينطلق طردك.'],
  },
}

/** The picture of a screen that is the editors' alone. */
const scenes: Readonly<Record<string, string>> = {
  basecamp: 'scene-track',
  'gift-card': 'scene-coast',
  promotions: 'scene-trail',
  westend: 'hero-dawn',
}

const besideItsPicture = (scene: string) => ({
  type: 'split-banner',
  imageWidth: '50',
  media: { sm: { image: { url: `{media}/${scene}.svg`, alt: '', width: 640, height: 340 } } },
})

export const screenDocuments = (all: typeof screens): readonly SeedDocument[] =>
  Object.entries(all).map(([key, words]) => ({
    siteId: 'northlane',
    kind: 'augmentedpage',
    key,
    bodies: inEachLanguage(words, ([title, lead, way]) => ({
      title,
      blocks: [
        {
          ...paragraph(lead),
          ...(scenes[key] ? besideItsPicture(scenes[key]) : {}),
          ...(way ? { targets: [{ url: way[0], text: way[1], style: 'link' }] } : {}),
        },
      ],
    })),
  }))

export const ownScreens = screenDocuments(screens)
