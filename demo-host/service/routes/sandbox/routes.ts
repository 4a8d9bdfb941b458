import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/sandbox/endpoints'
import { tokenise } from '../../payments/sandbox-cards'
import { tradeCode } from '../../payments/sandbox-codes'
import { mount } from '../../plugins/mount'
import { bankRoutes } from './bank'

/** Third parties of the sandbox: the provider's fields and the bank's page. */
export const sandboxRoutes = fp(
  async app => {
    const { db, configuration } = app.service
    if (configuration.environment === 'production') return
    mount(app, endpoints.tokeniseSandboxCard, async call => tokenise(db, call.body))
    mount(app, endpoints.tradeSandboxCode, async call => tradeCode(call.body, configuration.signingSecret))
    bankRoutes(app)
  },
  { name: 'sandbox-routes', dependencies: ['calls'] },
)
