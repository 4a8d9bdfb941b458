import type { FastifyRequest } from 'fastify'

/** Browsers name the origin of every form that they send. */
export const isOwnPage = ({
  headers: { origin },
  protocol,
  host,
}: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>): boolean => origin === `${protocol}://${host}`
