import { answeringEndpoints } from '../../../../core/catalogue/answering/endpoints'
import { questionEndpoints } from '../../../../core/catalogue/questions/endpoints'
import { BRAND } from '../../mails/brand'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import type { ServiceApp } from '../../plugins/service'
import { lockAnswer } from '../../repositories/questions'
import { countVote } from '../../repositories/votes'
import { notFound } from '../../reviews/not-found'
import { answerQuestions, askQuestion } from '../../reviews/questions'
import { answerQuestion, openQuestions, publishAnswer } from '../../reviews/shop-answers'

export function questionRoutes(app: ServiceApp): void {
  mount(app, questionEndpoints.readQuestions, call => answerQuestions(call, call.params.productId, call.query))

  mountWrite(
    app,
    questionEndpoints.askQuestion,
    (call, tx) => askQuestion(call, tx, call.params.productId, call.body),
    { botCheck: { action: 'register', isRequired: true }, limit: 'review' },
  )

  mountWrite(
    app,
    questionEndpoints.voteAnswer,
    async (call, tx) => {
      const { answerId } = call.params
      if (!(await lockAnswer(tx, answerId))) throw notFound()
      const { consumerNo } = call.shopper()
      return countVote(tx, 'answer', { id: answerId, consumerNo, isHelpful: call.body.isHelpful })
    },
    { limit: 'review' },
  )

  mount(app, answeringEndpoints.readOpenQuestions, call => openQuestions(call, call.query))

  mountWrite(app, answeringEndpoints.answerQuestion, (call, tx) =>
    answerQuestion(call, tx, { ...call.body, ...call.params, shop: BRAND }),
  )

  mountWrite(app, answeringEndpoints.publishAnswer, (call, tx) => publishAnswer(call, tx, call.params.answerId))
}
