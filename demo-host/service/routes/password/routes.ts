import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/password/endpoints'
import { email as emailProblem } from '../../../../core/validate/email'
import { fail } from '../../failure'
import { answerResets } from '../../people/answer-resets'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite } from '../../plugins/mount-write'
import { every } from '../../plugins/sweeps'
import { addResetRequest } from '../../repositories/password-resets'
import { changePassword, prepareChange } from '../../people/change-password'
import { confirmReset, prepareReset } from '../../people/confirm-reset'

const ANSWER_SECONDS = 1

/** A repeated call for a new password whose answer was lost is answered as done; the password itself is stored nowhere. */
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
      { limit: 'reset', botCheck: { action: 'login', isRequired: true } },
    )

    mountPreparedWrite(
      app,
      endpoints.confirmReset,
      prepareReset,
      async ({ body }, tx, renewal) => (renewal ? confirmReset(tx, body.token, renewal) : undefined),
      { limit: 'reset' },
    )

    mountPreparedWrite(
      app,
      endpoints.changePassword,
      prepareChange,
      (_call, tx, renewal) => changePassword(tx, renewal),
      { limit: 'signIn' },
    )

    every(app, ANSWER_SECONDS, 'resets', end => answerResets(app.service, end))
  },
  { name: 'password-routes', dependencies: ['calls'] },
)
