import type { FastifyReply } from 'fastify'
import { assert, type Struct } from 'superstruct'
import type { StoredAnswer } from '../repositories/stored-answers'
import type { ServiceApp } from './service'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Development and tests check an answer against its struct. */
export function write<Answer>(app: ServiceApp, struct: Struct<Answer, unknown> | null, answer: Answer): string {
  if (!struct) return ''
  if (app.service.configuration.checksAnswers) assert(answer, struct)
  return JSON.stringify(answer)
}

export function send(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  reply.code(status)
  return body === '' ? reply.send() : reply.type(JSON_TYPE).send(body)
}
