import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/password/endpoints'
import { email as emailProblem } from '../../../../core/validate/email'
import { fail } from '../../failure'
import { answerResets } from '../../people/answer-resets'
import { mount } from '../../plugins/mount'
import { every } from '../../plugins/sweeps'
import { addResetRequest } from '../../repositories/password-resets'
import { changePassword } from '../../people/change-password'
import { confirmReset } from '../../people/confirm-reset'

const ANSWER_SECONDS = 1

/** None of these answers is stored. */
export const passwordRoutes = fp(
  async app => {
    mount(
      app,
      endpoints.requestReset,
      async ({ db, body, locale }) => {
        if (emailProblem(body.email)) throw fail('AUT453', { field: 'email' })
        await addResetRequest(db, { email: body.email.trim(), locale })
        return undefined
      },
      { limit: 'reset', botCheck: 'required' },
    )

    mount(app, endpoints.confirmReset, confirmReset, { limit: 'reset' })

    mount(app, endpoints.changePassword, changePassword, { limit: 'signIn' })

    every(app, ANSWER_SECONDS, 'resets', end => answerResets(app.service, end))
  },
  { name: 'password-routes', dependencies: ['calls'] },
)
