import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/session/endpoints'
import { answerCart } from '../../carts/for-session'
import { fail } from '../../failure'
import { mount } from '../../plugins/mount'
import { CODE_SECONDS, giveAuthorizationCode } from '../../repositories/authorization-codes'
import { giveHandoff } from '../../repositories/handoffs'
import { chooseHandoff } from '../../handoffs/choose-handoff'
import { exchangeToken } from './exchange-token'
import { signIn, signInAsEmployee } from '../../people/sign-in'
import { signOut } from './sign-out'

/** None of these answers is stored. */
export const sessionRoutes = fp(
  async app => {
    mount(app, endpoints.exchangeToken, exchangeToken)

    mount(app, endpoints.createHandoff, async (call, request) => {
      const { db, body, shopper } = call
      const { basketId } = body
      const { id: sessionId, consumerNo } = shopper()
      if (!(await answerCart(call, consumerNo, basketId))) throw fail('BSK404')
      const origin = request.headers.origin ?? null
      return { handoff: await giveHandoff(db, { sessionId, basketId, origin }), expiresIn: CODE_SECONDS }
    })

    mount(app, endpoints.chooseHandoff, chooseHandoff)

    mount(app, endpoints.signIn, signIn, { limit: 'signIn', botCheck: { action: 'login', isRequired: true } })

    mount(app, endpoints.signInAsEmployee, signInAsEmployee, {
      limit: 'signIn',
      botCheck: { action: 'login', isRequired: true },
    })

    mount(
      app,
      endpoints.giveCodeToPage,
      async ({ db, body, shopper }) => {
        const { accessKey, origin, codeChallenge } = body
        const key = await app.service.accessKeys.find(accessKey)
        // A code for a first-party key would open everything.
        if (key?.trust !== 'third-party' || !key.origins.has(origin)) throw fail('AUT404', {}, { status: 403 })
        const { consumerNo } = shopper()
        const authorizationCode = await giveAuthorizationCode(db, { consumerNo, accessKey, codeChallenge })
        return { authorizationCode, expiresIn: CODE_SECONDS }
      },
      { limit: 'signIn' },
    )

    mount(app, endpoints.signOut, signOut)
  },
  { name: 'session-routes', dependencies: ['calls'] },
)
