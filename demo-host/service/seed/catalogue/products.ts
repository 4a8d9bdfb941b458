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
    { en: 'Gift card in an envelope', fr: 'Carte cadeau sous enveloppe' },
    { en: 'By post, with a note', fr: 'Par courrier, avec un mot' },
    {
      en: 'Thick card, thick envelope, your words inside.',
      fr: 'Belle carte, belle enveloppe, vos mots à l’intérieur.',
    },
    ['dawn', 'pine'],
    false,
    now,
  ),
  giftCardProduct(
    'GC2610FM20',
    { en: 'First marathon gift card', fr: 'Carte cadeau premier marathon' },
    { en: 'Digital gift card', fr: 'Carte cadeau numérique' },
    { en: 'Arrives when the training plan does.', fr: 'Arrive en même temps que le plan d’entraînement.' },
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
