import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '../../configuration'
import type { ServiceApp } from '../../plugins/service'
import { signVerdict, type Verdict } from '../../payments/sandbox-verdict'
import { type Challenge, decideChallenge, findChallenge } from '../../repositories/sandbox-challenges'
import { answeredPage, askingPage, policyOf, unknownPage } from './bank-page'

const CODE = '1234'

type Params = { readonly challengeId: string }

/** The bank is another site, so it has neither access key nor token. */
export function bankRoutes(app: ServiceApp): void {
  void app.register(async bank => {
    bank.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2048 },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    )
    const { db, configuration } = app.service

    bank.get<{ Params: Params }>('/sandbox/bank/:challengeId', async (request, reply) => {
      const challenge = await findChallenge(db, request.params.challengeId)
      if (!challenge) return page(reply, configuration, unknownPage(), 404)
      if (challenge.verdict) return answer(request, reply, configuration, challenge, challenge.verdict)
      return page(reply, configuration, askingPage(challenge))
    })

    bank.post<{ Params: Params; Body: unknown }>('/sandbox/bank/:challengeId', async (request, reply) => {
      const { challengeId } = request.params
      const challenge = await findChallenge(db, challengeId)
      if (!challenge) return page(reply, configuration, unknownPage(), 404)
      const verdict = await decideChallenge(db, challengeId, codeOf(request.body) === CODE ? 'passed' : 'failed')
      return answer(request, reply, configuration, challenge, verdict)
    })
  })
}

function codeOf(body: unknown): string | null {
  if (body instanceof URLSearchParams) return body.has('decline') ? null : (body.get('code')?.trim() ?? null)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return typeof code === 'string' ? code.trim() : null
}

function answer(
  { headers, protocol, host }: FastifyRequest,
  reply: FastifyReply,
  configuration: Configuration,
  challenge: Challenge,
  verdict: Verdict,
): FastifyReply {
  const challengeResult = signVerdict(challenge.challengeId, verdict, configuration.signingSecret)
  if (headers.accept?.includes('application/json')) return reply.send({ challengeResult })
  const transactionId = challenge.challengeId
  const message = { source: 'till-3ds', transactionId, challengeResult }
  return page(reply, configuration, answeredPage(message, verdict, `${protocol}://${host}`))
}

function page(reply: FastifyReply, configuration: Configuration, html: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(configuration))
    .header('x-frame-options', 'SAMEORIGIN')
    .send(html)
}
