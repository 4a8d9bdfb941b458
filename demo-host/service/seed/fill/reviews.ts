import { newId } from '../../database/ids'
import type { Db } from '../../database/transaction'
import { insertMany } from '../../repositories/insert-many'
import type { SandboxData } from '../types'

const DAY = 86_400_000

type Written = Pick<SandboxData, 'reviews' | 'questions'>

/** Fills a database without reviews with reviews and questions. */
export async function seedReviews(db: Db, { reviews, questions }: Written): Promise<void> {
  const written = questions.map(question => ({ question_id: newId(), question }))
  const all = reviews.map(review => ({ review_id: newId(), review }))
  await db.transaction().execute(async tx => {
    for (const table of ['product_reviews', 'product_questions'] as const) await tx.deleteFrom(table).execute()
    await insertMany(
      tx,
      'product_reviews',
      all.map(({ review_id, review: { productId, rating, said, author, language, fit = null, ...review } }) => ({
        review_id,
        product_id: productId,
        consumer_no: null,
        status: 'published' as const,
        rating,
        title: said[0],
        text: said[1],
        author,
        language,
        fit,
        is_verified: review.isVerified,
        helpful: review.helpful,
        not_helpful: review.notHelpful,
        created_at: new Date(review.createdAt),
      })),
    )
    await insertMany(
      tx,
      'review_translations',
      all.flatMap(({ review_id, review: { translated = {} } }) =>
        Object.entries(translated).map(([language, [title, text]]) => ({ review_id, language, title, text })),
      ),
    )
    await insertMany(
      tx,
      'product_questions',
      written.map(({ question_id, question: { productId, question, author, language, createdAt } }) => ({
        question_id,
        product_id: productId,
        consumer_no: null,
        status: 'published' as const,
        text: question,
        author,
        language,
        created_at: new Date(createdAt),
      })),
    )
    await insertMany(
      tx,
      'question_answers',
      written.flatMap(({ question_id, question: { answers, language, createdAt } }) =>
        answers.map(({ text, author, isShop = false }, index) => ({
          answer_id: newId(),
          question_id,
          text,
          author,
          is_shop: isShop,
          language,
          helpful: isShop ? 6 : 2,
          not_helpful: 0,
          created_at: new Date(new Date(createdAt).getTime() + (index + 1) * DAY),
        })),
      ),
    )
  })
}
