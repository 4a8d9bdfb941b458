import fp from 'fastify-plugin'
import { ownVotesEndpoints } from '../../../../core/catalogue/own-votes/endpoints'
import { reviewEndpoints } from '../../../../core/catalogue/reviews/endpoints'
import { forSweeps } from '../../database/connection'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import { every } from '../../plugins/sweeps'
import { deleteReplacedReviews, saveFlag, lockOthersReview } from '../../repositories/review-writes'
import { countVote } from '../../repositories/votes'
import { answerReviews } from '../../reviews/answer-reviews'
import { answerOwnVotes } from '../../reviews/own-votes'
import { notFound } from '../../reviews/not-found'
import { translateReview } from '../../reviews/translate-review'
import { writeReview } from '../../reviews/write-review'
import { questionRoutes } from './questions'

const SWEEP_SECONDS = 3_600

export const reviewRoutes = fp(
  async app => {
    mount(app, reviewEndpoints.readReviews, call => answerReviews(call, call.params.productId, call.query))

    mount(app, ownVotesEndpoints.readOwnVotes, call => answerOwnVotes(call, call.params.productId))

    mountWrite(
      app,
      reviewEndpoints.writeReview,
      (call, tx) => writeReview(call, tx, call.params.productId, call.body),
      { botCheck: { action: 'register', isRequired: true }, limit: 'review' },
    )

    mountWrite(
      app,
      reviewEndpoints.voteReview,
      async (call, tx) => {
        const { consumerNo } = call.shopper()
        const { reviewId } = call.params
        if (!(await lockOthersReview(tx, reviewId, consumerNo))) throw notFound()
        return countVote(tx, 'review', { id: reviewId, consumerNo, isHelpful: call.body.isHelpful })
      },
      { limit: 'review' },
    )

    mountWrite(
      app,
      reviewEndpoints.flagReview,
      async (call, tx) => {
        const { consumerNo } = call.shopper()
        if (!(await lockOthersReview(tx, call.params.reviewId, consumerNo))) throw notFound()
        await saveFlag(tx, call.params.reviewId, consumerNo)
        return undefined
      },
      { limit: 'review' },
    )

    mount(app, reviewEndpoints.translateReview, call => translateReview(call, call.params.reviewId), {
      limit: 'review',
    })

    questionRoutes(app)

    every(app, SWEEP_SECONDS, 'reviews', () => deleteReplacedReviews(forSweeps(app.service.db)))
  },
  { name: 'review-routes', dependencies: ['calls'] },
)
