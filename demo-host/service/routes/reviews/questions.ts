import { questionEndpoints } from '../../../../core/catalogue/questions/endpoints'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import type { ServiceApp } from '../../plugins/service'
import { countAnswerVote, lockAnswer } from '../../repositories/questions'
import { notThere } from '../../reviews/not-there'
import { answerQuestions, askQuestion } from '../../reviews/questions'

export function questionRoutes(app: ServiceApp): void {
  mount(app, questionEndpoints.readQuestions, call => answerQuestions(call, call.params.productId, call.query))

  mountWrite(
    app,
    questionEndpoints.askQuestion,
    (call, tx) => askQuestion(call, tx, call.params.productId, call.body),
    { botCheck: 'required', limit: 'review' },
  )

  mountWrite(
    app,
    questionEndpoints.voteAnswer,
    async (call, tx) => {
      const { answerId } = call.params
      if (!(await lockAnswer(tx, answerId))) throw notThere()
      const { consumerNo } = call.shopper()
      const { helpful, not_helpful } = await countAnswerVote(tx, answerId, consumerNo, call.body.isHelpful)
      return { helpful, notHelpful: not_helpful }
    },
    { limit: 'review' },
  )
}
