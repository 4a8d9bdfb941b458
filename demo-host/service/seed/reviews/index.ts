import { daysFrom } from '../catalogue/days'
import { drawn, hash } from '../catalogue/hash'
import type { ReviewWords, SeedProduct, SeedReview } from '../types'
import { authors } from './authors'
import { clothes } from './clothes'
import { gear, giftCards } from './gear'
import { meridian } from './meridian'
import { shoes } from './shoes'

const MERIDIAN = 'TQ4407AB12'

/** So new that nobody has written about it. */
const UNREVIEWED = ['TQ4407AB14']

/** What people have written about the products, as of the given day. */
export const reviews = (products: readonly SeedProduct[], now: Date): readonly SeedReview[] =>
  products.flatMap(product => {
    if (product.giftWithPurchase || UNREVIEWED.includes(product.id)) return []
    const words = product.id === MERIDIAN ? meridian : someOf(wordsFor(product), product.id)
    return words.map((review, index) => written(review, product, index, now))
  })

function wordsFor({ kind }: SeedProduct): readonly ReviewWords[] {
  if (kind === 'gift-card') return giftCards
  if (/^(road|trail|racer|spike|plush|slide)/.test(kind)) return shoes
  return /tee|singlet|sleeve|shorts|tights|pants|bra|jacket|windshell|vest|fleece|hoodie/.test(kind) ? clothes : gear
}

/** Some of them, in an order of the product's own. */
function someOf(words: readonly ReviewWords[], id: string): readonly ReviewWords[] {
  const placed = words.map((review, index) => ({ review, order: hash(`${id} review ${index}`) }))
  return placed
    .sort((a, b) => a.order - b.order)
    .slice(0, drawn(`${id} reviews`, 2, words.length))
    .map(({ review }) => review)
}

const DAY = 86_400_000

/** Since its launch, newest first. */
function written(review: ReviewWords, { id, launchedAt }: SeedProduct, place: number, now: Date): SeedReview {
  const name = `${id} review ${place}`
  const age = Math.max(1, Math.floor((now.getTime() - new Date(launchedAt).getTime()) / DAY))
  const names = authors[review.language]
  return {
    ...review,
    productId: id,
    author: names[(hash(id) + place) % names.length] ?? '',
    isVerified: drawn(`${name} verified`, 0, 3) > 0,
    helpful: drawn(`${name} helpful`, 0, 24),
    notHelpful: drawn(`${name} not helpful`, 0, 4),
    createdAt: daysFrom(now, -Math.min(age, 2 + place * 9 + drawn(name, 0, 6))),
  }
}
