import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Weak: compressed or not, it is the same answer. */
export const entityTag = (body: string | Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

export const hasAlready = ({ headers }: FastifyRequest, tag: string): boolean =>
  String(headers['if-none-match'] ?? '')
    .split(',')
    .some(known => known.trim() === tag)
