import type { Recommendations, RecommendationsQuery } from '../../../core/catalogue/recommendations/contracts'
import type { Call } from '../calls/context'
import { answerCard } from './answer-card'
import { sendsMails } from '../configuration'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { type CardRecord, readCards, readWhichAvailable } from '../repositories/product-cards'
import { readRatings } from '../repositories/product-ratings'
import { readGoesWith, readPopular, readSimilar, type Recommended } from '../repositories/recommended'

const USUAL = 12
const LARGEST = 24

/** Some may be sold out, so more are read than are shown. */
const SPARE = 12

/** Of a product that can be bought, or of the whole shop; what is sold out is left out. */
export async function recommendationsAnswer(
  call: Call<string, RecommendationsQuery, unknown>,
): Promise<Recommendations> {
  const { db, query, currency, configuration } = call
  const count = countOf(query.count)
  const [it] = query.productId ? await readCards(db, [query.productId], currency) : []
  if (query.kind !== 'popular' && !query.productId) throw fail('GEN500', { field: 'productId' }, { status: 400 })
  if (query.productId && !it) throw fail('PLP400', {}, { status: 404 })
  const all = await readKind(db, query.kind, it?.id ?? '')
  const others = all.filter(({ id }) => id !== it?.id)
  const ids = others.map(({ id }) => id)
  const available = new Set((await readWhichAvailable(db, ids, sendsMails(configuration))).split(' '))
  const shown = others.filter(({ id }) => available.has(id)).slice(0, count)
  const records = await readCards(
    db,
    shown.map(({ id }) => id),
    currency,
  )
  const ratings = await readRatings(
    db,
    shown.map(({ id }) => id),
  )
  const sources = new Map(shown.map(({ id, source }) => [id, source]))
  const tokenOf = ({ id }: CardRecord) => [query.kind, sources.get(id), it?.id ?? 'shop', id].join('.')
  return {
    kind: query.kind,
    recommendations: records.flatMap(record =>
      answerCard(record, true, call, []).map(({ id, name, url, image, eyebrow, badge, price }) => {
        const recToken = tokenOf(record)
        return {
          id,
          title: name,
          url,
          image,
          eyebrow,
          badge,
          rating: ratings.get(id) ?? null,
          currency,
          price,
          recToken,
        }
      }),
    ),
  }
}

function readKind(db: Db, kind: RecommendationsQuery['kind'], productId: string): Promise<readonly Recommended[]> {
  const max = LARGEST + SPARE
  switch (kind) {
    case 'similar':
      return readSimilar(db, productId, max)
    case 'goes-with':
      return readGoesWith(db, productId, max)
    case 'popular':
      return readPopular(db, max)
  }
}

function countOf(text: string | undefined): number {
  if (text === undefined) return USUAL
  const count = Number(text)
  if (Number.isInteger(count) && count > 0 && count <= LARGEST) return count
  throw fail(
    'GEN500',
    { field: 'count' },
    { status: 400, message: `Query field 'count' must be a whole number from 1 to ${LARGEST}` },
  )
}
