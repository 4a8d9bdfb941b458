import type { SeedProduct } from '../types'
import { buildProduct } from './build-product'
import { withOwnFaces } from './faces'
import { giftCardProduct } from './gift-card-products'
import type { Gender } from './line'
import { lines } from './lines'
import { withRelated } from './related'
import { sandboxProducts } from './sandbox-products'

const giftCards = (now: Date): SeedProduct[] => [
  giftCardProduct(
    'GC2500EN10',
    {
      en: 'Gift card in an envelope',
      fr: 'Carte cadeau sous enveloppe',
      de: 'Geschenkkarte im Umschlag',
      ja: '封筒入りギフトカード',
      ar: 'بطاقة هدية في ظرف',
    },
    {
      en: 'By post, with a note',
      fr: 'Par courrier, avec un mot',
      de: 'Per Post, mit ein paar Worten',
      ja: 'メッセージを添えて郵送',
      ar: 'بالبريد، مع رسالة منك',
    },
    {
      en: 'Thick card, thick envelope, your words inside.',
      fr: 'Belle carte, belle enveloppe, vos mots à l’intérieur.',
      de: 'Feste Karte, fester Umschlag, innen Ihre Worte.',
      ja: '厚手のカードを厚手の封筒に。中にはあなたの言葉を。',
      ar: 'بطاقة سميكة وظرف سميك، وكلماتك في الداخل.',
    },
    ['dawn', 'pine'],
    false,
    now,
  ),
  giftCardProduct(
    'GC2610FM20',
    {
      en: 'First marathon gift card',
      fr: 'Carte cadeau premier marathon',
      de: 'Geschenkkarte zum ersten Marathon',
      ja: '初マラソンのギフトカード',
      ar: 'بطاقة هدية لأول ماراثون',
    },
    {
      en: 'Digital gift card',
      fr: 'Carte cadeau numérique',
      de: 'Digitale Geschenkkarte',
      ja: 'デジタルギフトカード',
      ar: 'بطاقة هدية رقمية',
    },
    {
      en: 'Arrives when the training plan does.',
      fr: 'Arrive en même temps que le plan d’entraînement.',
      de: 'Kommt zugleich mit dem Trainingsplan.',
      ja: 'トレーニングプランと一緒に届きます。',
      ar: 'تصل مع خطة التدريب.',
    },
    ['cobalt', 'plum', 'ember'],
    true,
    now,
  ),
]

/** The whole range as of the given day, the promised sandbox products first. */
export const products = (now: Date): SeedProduct[] =>
  withRelated(
    withOwnFaces([
      ...sandboxProducts(now),
      ...lines.flatMap(line => (Object.keys(line.colours) as Gender[]).map(gender => buildProduct(line, gender, now))),
      ...giftCards(now),
    ]),
  )
