import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/my-data/endpoints'
import { downloadData } from '../../my-data/download'
import { eraseAccount } from '../../my-data/erase'
import { provePassword } from '../../people/prove-owner'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite } from '../../plugins/mount-write'

/** Mounts what people do with all that is kept of them. The download is never kept as an answer. */
export const myDataRoutes = fp(
  async app => {
    mount(app, endpoints.downloadData, call => downloadData(call, call.body.password), { limit: 'signIn' })

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
