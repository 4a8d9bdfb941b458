import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/my-data/endpoints'
import { downloadCopy, readCopy, requestCopy } from '../../my-data/copy-of'
import { eraseAccount } from '../../my-data/erase'
import { makeCopies } from '../../my-data/make-copies'
import { provePassword } from '../../people/prove-owner'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite, mountWrite } from '../../plugins/mount-write'
import { every } from '../../plugins/sweeps'

const COPIES_SECONDS = 1

/** The file is never stored as an answer. */
export const myDataRoutes = fp(
  async app => {
    mount(app, endpoints.readCopy, call => readCopy(call))
    mountWrite(app, endpoints.requestCopy, (call, tx) => requestCopy(call, tx), { limit: 'reset' })
    mount(app, endpoints.downloadCopy, call => downloadCopy(call, call.body.password), { limit: 'signIn' })

    const { service } = app
    every(app, COPIES_SECONDS, 'copies', end =>
      makeCopies(service, { end, onEnd: (topic, outcome) => service.metrics.outboxWork.inc({ topic, outcome }) }),
    )

    mountPreparedWrite(
      app,
      endpoints.eraseAccount,
      call => provePassword(call, call.body.password),
      (call, tx, person) => eraseAccount(call, tx, person),
      { limit: 'signIn' },
    )
  },
  { name: 'my-data-routes', dependencies: ['calls'] },
)
