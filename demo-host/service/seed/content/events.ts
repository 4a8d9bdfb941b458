import { daysFrom } from '../catalogue/days'
import type { SeedDocument } from '../types'
import { inEachLanguage } from './in-each-language'

interface Words {
  readonly title: string
  readonly place: string
  readonly text: string
  readonly join: string
  readonly confirmation: readonly [title: string, text: string]
  readonly terms: string
}

const weekend: Readonly<Record<'en' | 'fr' | 'de' | 'ja' | 'ar', Words>> = {
  en: {
    title: 'Harbour running weekend',
    place: 'The slip, Harbour Road',
    text: '<p>Three mornings, three easy loops of the harbour, <em>all paces</em>. Northlane brings shoes to try, Brenda brings soup.</p>',
    join: 'Sign up',
    confirmation: ['See you at the slip', 'We have sent you an email. Bring a layer for afterwards.'],
    terms: 'terms of the event',
  },
  fr: {
    title: 'Week-end au port',
    place: 'La cale, Harbour Road',
    text: '<p>Trois matins, trois boucles tranquilles autour du port, <em>toutes allures</em>. Northlane apporte des chaussures à essayer, Brenda la soupe.</p>',
    join: 'S’inscrire',
    confirmation: ['Rendez-vous à la cale', 'Un e-mail vous attend. Prévoyez une couche pour après.'],
    terms: 'conditions de l’événement',
  },
  de: {
    title: 'Laufwochenende am Hafen',
    place: 'An der Slipanlage, Harbour Road',
    text: '<p>Drei Morgen, drei ruhige Runden um den Hafen, <em>für jedes Tempo</em>. Northlane bringt Schuhe zum Ausprobieren mit, Brenda die Suppe.</p>',
    join: 'Anmelden',
    confirmation: ['Bis bald an der Slipanlage', 'Eine E-Mail ist unterwegs. Bringen Sie etwas zum Überziehen mit.'],
    terms: 'Bedingungen der Veranstaltung',
  },
  ja: {
    title: '港ランニングウィークエンド',
    place: 'ハーバーロードの船揚場',
    text: '<p>3日間の朝、港をゆっくり3周。<em>どんなペースでも</em>。Northlaneの試し履きシューズと、ブレンダのスープつき。</p>',
    join: '申し込む',
    confirmation: ['船揚場でお会いしましょう', 'メールをお送りしました。走ったあとに羽織るものをお持ちください。'],
    terms: 'イベント規約',
  },
  ar: {
    title: 'عطلة الجري في المرفأ',
    place: 'المزلق، طريق المرفأ',
    text: '<p>ثلاثة صباحات وثلاث جولات هادئة حول المرفأ، <em>لكل السرعات</em>. تحضر Northlane أحذية للتجربة، وتحضر بريندا الحساء.</p>',
    join: 'سجّل',
    confirmation: ['نلتقي عند المزلق', 'أرسلنا إليك رسالة. أحضر ما تلبسه بعد الجري.'],
    terms: 'شروط الفعالية',
  },
}

/** The club's weekend, long enough ahead for a sandbox that is not new. */
export const events = (now: Date): readonly SeedDocument[] => [
  {
    siteId: 'harbour-striders',
    kind: 'event',
    key: 'harbour-weekend',
    bodies: inEachLanguage(weekend, ({ title, place, text, join, confirmation, terms }) => ({
      title,
      place,
      picture: { url: '{media}/scene-coast.svg', alt: '', width: 800, height: 560 },
      startDate: daysFrom(now, 90).slice(0, 10),
      endDate: daysFrom(now, 92).slice(0, 10),
      timeZone: 'America/Los_Angeles',
      richText: text,
      submitCtaLabel: join,
      enablePlusOne: true,
      confirmationTitle: confirmation[0],
      confirmationSubtitle: confirmation[1],
      terms: { url: '{site}/brand-terms', text: terms },
      places: 120,
    })),
  },
]
