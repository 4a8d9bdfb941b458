import { pictureUrl } from '../catalogue/picture-url'
import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import { localised } from '../languages/localised'
import { countReviewsToRead, readGalleries, readReviewsToRead, sitesWithPendingMedia } from '../repositories/moderation'
import { readDecisions } from '../repositories/moderation-decisions'
import { productFacts } from '../repositories/product-facts'
import { countOpenQuestions, readOpenQuestions, readWaitingAnswers } from '../repositories/shop-answers'
import { countWaiting, readReports, readWaiting } from '../repositories/social-moderation'

const AT_ONCE = 20
const DECISIONS = 50

export type Waiting = Awaited<ReturnType<typeof readPending>>

/** The oldest of each kind that somebody of the shop is to look at, of all of its sites. */
export async function readPending(db: Db, configuration: Configuration) {
  const reviews = await readReviewsToRead(db, AT_ONCE)
  const questions = await readOpenQuestions(db, 0, AT_ONCE)
  const answers = await readWaitingAnswers(
    db,
    questions.map(({ question_id }) => question_id),
  )
  const pictures = await readPictures(db, configuration)
  const decisions = await readDecisions(db, DECISIONS)
  const ids = [
    ...[...reviews, ...questions].map(({ product_id }) => product_id),
    ...pictures.flatMap(({ product_ids }) => product_ids),
    ...decisions.flatMap(({ kind, subject }) => (kind === 'pictures' || !subject ? [] : [subject])),
  ]
  return {
    reviews,
    questions: questions.map(question => ({
      ...question,
      answers: answers.filter(({ question_id }) => question_id === question.question_id),
    })),
    pictures,
    decisions,
    galleries: await readGalleries(db),
    names: await namesOf(db, ids),
    counts: {
      reviews: await countReviewsToRead(db),
      questions: await countOpenQuestions(db),
      pictures: await countPictures(db),
    },
  }
}

async function readPictures(db: Db, configuration: Configuration) {
  const found = []
  for (const siteId of await sitesWithPendingMedia(db)) {
    for (const picture of await readWaiting(db, siteId, { after: null, count: AT_ONCE }))
      found.push({ ...picture, siteId })
  }
  const shown = found.sort((one, other) => +one.created_at - +other.created_at).slice(0, AT_ONCE)
  const reports = await readReports(
    db,
    shown.map(({ id }) => id),
  )
  return shown.map(({ drawing, ...picture }) => ({
    ...picture,
    address: drawing
      ? new URL(pictureUrl(configuration, drawing)).pathname
      : `/moderation/pictures/${encodeURIComponent(picture.id)}`,
    reports: reports.filter(({ media_id }) => media_id === picture.id),
  }))
}

async function countPictures(db: Db): Promise<number> {
  let count = 0
  for (const siteId of await sitesWithPendingMedia(db)) count += await countWaiting(db, siteId)
  return count
}

/** In English, as the page is. */
async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const facts = await productFacts(db, db, [...new Set(ids)])
  return new Map([...facts].map(([id, { document }]) => [id, localised(document.name, { locale: 'en-US' })]))
}
