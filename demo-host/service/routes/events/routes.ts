import fp from 'fastify-plugin'
import { joiningEndpoints } from '../../../../core/content/event-joining/endpoints'
import { registrationEndpoints } from '../../../../core/content/event-registration/endpoints'
import { eventEndpoints } from '../../../../core/content/events/endpoints'
import { answerEvent } from '../../events/answer-event'
import { cancelRegistration, changeRegistration } from '../../events/change-registration'
import { answerRegistration, register } from '../../events/register'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import { findRegistration } from '../../repositories/event-registrations'
import { mountContent } from '../content/mount-content'

export const eventRoutes = fp(
  async app => {
    mountContent(app, eventEndpoints.readEvent, call =>
      answerEvent(call, { mode: call.params.mode, ...call.query }, call.params.eventId),
    )

    mount(app, registrationEndpoints.readRegistration, async call => {
      const known = await findRegistration(call.db, call.query.eventId, call.shopper().consumerNo)
      return { registration: known ? answerRegistration(known) : null }
    })

    mountWrite(app, joiningEndpoints.changeRegistration, (call, tx) => changeRegistration(call, tx, call.body), {
      limit: 'event',
    })

    mountWrite(
      app,
      joiningEndpoints.cancelRegistration,
      (call, tx) => cancelRegistration(call, tx, call.query.eventId),
      { limit: 'event' },
    )

    mountWrite(app, joiningEndpoints.registerForEvent, (call, tx) => register(call, tx, call.body), { limit: 'event' })
  },
  { name: 'event-routes', dependencies: ['calls'] },
)
