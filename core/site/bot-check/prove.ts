import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { createEffect, scopeBind } from 'effector'
import { requestFx } from '../../http/request'
import type { BotAction } from '../../shapes/bot-action'
import { endpoints } from './endpoints'

const TRIES = 2

const readChallengeFx = requestFx(endpoints.readBotChallenge)

/** Solves a challenge of the service, and a second one if a sleeping browser took too long for the first. */
export const proveFx = createEffect<BotAction, string>(async action => {
  const readChallenge = scopeBind(readChallengeFx, { safe: true })
  for (let triesLeft = TRIES; triesLeft > 0; triesLeft--) {
    const startedAt = Date.now()
    const { challenge, seconds } = await readChallenge({ query: { action } })
    const solution = await solveChallenge({ challenge, deriveKey, timeout: seconds * 1000 })
    if (solution && Date.now() - startedAt < seconds * 1000) return btoa(JSON.stringify({ challenge, solution }))
  }
  throw new Error('No challenge was solved in time')
})
