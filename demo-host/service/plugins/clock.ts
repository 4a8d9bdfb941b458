import fp from 'fastify-plugin'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/transaction'
import { clockAhead } from '../repositories/health'
import { every } from './sweeps'

const LOOK_SECONDS = 600
/** A sign-in's code lives a minute, and another process may have to take it. */
const MOST_SECONDS = 5

/** Codes and sessions end by the clock of a process: one that is wrong refuses what another gave. */
export const clock = fp(
  async app => every(app, LOOK_SECONDS, 'clock', () => warnOfClock(app.service.db, app.log), { atOnce: true }),
  { name: 'clock', dependencies: ['service'] },
)

export async function warnOfClock(db: Db, log: FastifyBaseLogger): Promise<void> {
  const seconds = Math.round(await clockAhead(db))
  if (Math.abs(seconds) > MOST_SECONDS) log.warn({ seconds }, 'The clock differs from the database’s')
}
