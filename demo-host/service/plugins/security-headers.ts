import fp from 'fastify-plugin'

/** What every answer carries unless its route says otherwise; pages of the shop bring their own policy. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const YEAR = 'max-age=31536000; includeSubDomains'

/** Answers of the API are the caller's own and are stored by nobody. */
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
