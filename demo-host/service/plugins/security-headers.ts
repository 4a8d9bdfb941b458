import fp from 'fastify-plugin'

/** Defaults; pages of the shop have a policy of their own. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const YEAR = 'max-age=31536000; includeSubDomains'

/** API answers are personal, so nobody may store them. */
export const securityHeaders = fp(
  async app => {
    app.addHook('onSend', async (request, reply) => {
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        if (!reply.hasHeader(name)) reply.header(name, value)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      if (request.protocol === 'https') reply.header('strict-transport-security', YEAR)
    })
  },
  { name: 'security-headers' },
)
