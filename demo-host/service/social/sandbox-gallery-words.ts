import type { Language } from '../../../core/shapes/languages'

type Words = {
  readonly pictures: string
  readonly open: string
  readonly previous: string
  readonly next: string
  readonly more: string
  readonly close: string
  readonly place: string
  readonly shows: string
  readonly report: string
  readonly reasons: readonly (readonly [reason: string, words: string])[]
  readonly reported: string
  readonly failed: string
}

const reasons = (offensive: string, unrelated: string, rights: string, other: string): Words['reasons'] => [
  ['offensive', offensive],
  ['unrelated', unrelated],
  ['rights', rights],
  ['other', other],
]

/** In `open` and `place`, `{…}` is filled in. */
export const galleryWords: Readonly<Record<Language, Words>> = {
  en: {
    pictures: 'Pictures from our customers',
    open: 'Picture by {author}',
    previous: 'Previous picture',
    next: 'Next picture',
    more: 'More pictures',
    close: 'Close',
    place: '{at} of {count}',
    shows: 'In this picture',
    report: 'Report this picture',
    reasons: reasons('It is offensive', 'It does not belong here', 'It uses my work or shows me', 'Another reason'),
    reported: 'Thank you. We will look at it.',
    failed: 'That did not work. Try again later.',
  },
  fr: {
    pictures: 'Photos de nos clients',
    open: 'Photo de {author}',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    more: 'Plus de photos',
    close: 'Fermer',
    place: '{at} sur {count}',
    shows: 'Sur cette photo',
    report: 'Signaler cette photo',
    reasons: reasons(
      'Elle est choquante',
      'Elle n’a pas sa place ici',
      'C’est mon travail ou mon image',
      'Autre raison',
    ),
    reported: 'Merci. Nous allons la regarder.',
    failed: 'Cela n’a pas fonctionné. Réessayez plus tard.',
  },
  de: {
    pictures: 'Bilder unserer Kundschaft',
    open: 'Bild von {author}',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    more: 'Mehr Bilder',
    close: 'Schließen',
    place: '{at} von {count}',
    shows: 'Auf diesem Bild',
    report: 'Bild melden',
    reasons: reasons('Es ist anstößig', 'Es gehört nicht hierher', 'Es ist mein Werk oder zeigt mich', 'Anderer Grund'),
    reported: 'Danke. Wir sehen es uns an.',
    failed: 'Das hat nicht geklappt. Versuchen Sie es später noch einmal.',
  },
  ja: {
    pictures: 'お客様の写真',
    open: '{author}さんの写真',
    previous: '前の写真',
    next: '次の写真',
    more: 'もっと見る',
    close: '閉じる',
    place: '{count}枚中{at}枚目',
    shows: 'この写真の商品',
    report: 'この写真を報告',
    reasons: reasons('不快な内容', '関係のない写真', '自分の作品、または自分が写っている', 'その他'),
    reported: 'ありがとうございます。確認いたします。',
    failed: '送信できませんでした。しばらくしてからもう一度お試しください。',
  },
  ar: {
    pictures: 'صور من عملائنا',
    open: 'صورة من {author}',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    more: 'صور أخرى',
    close: 'إغلاق',
    place: '{at} من {count}',
    shows: 'في هذه الصورة',
    report: 'الإبلاغ عن هذه الصورة',
    reasons: reasons('مسيئة', 'لا مكان لها هنا', 'من عملي أو أظهر فيها', 'سبب آخر'),
    reported: 'شكرًا. سننظر فيها.',
    failed: 'لم ينجح ذلك. حاول مرة أخرى لاحقًا.',
  },
}
