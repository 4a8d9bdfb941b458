import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/personalisation/endpoints'
import { endpoints as sandbox } from '../../../../core/sandbox/endpoints'
import { decide } from '../../personalisation/decide'
import { experimentResults } from '../../personalisation/results'
import { mount } from '../../plugins/mount'

export const personalisationRoutes = fp(
  async app => {
    mount(app, endpoints.decide, decide, { limit: 'decision' })

    if (app.service.configuration.environment === 'production') return
    mount(app, sandbox.readExperimentResults, ({ db, params }) => experimentResults(db, params.brand))
  },
  { name: 'personalisation-routes', dependencies: ['calls'] },
)
