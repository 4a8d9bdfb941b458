import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { createEffect, scopeBind } from 'effector'
import { requestFx } from '../../http/request'
import type { BotAction } from '../../shapes/bot-action'
import { endpoints } from './endpoints'

const TRIES = 2

const askFx = requestFx(endpoints.readBotChallenge)

/** Solves a challenge of the service, and a second one if a sleeping browser took too long for the first. */
export const proveFx = createEffect<BotAction, string>(async action => {
  const ask = scopeBind(askFx, { safe: true })
  for (let left = TRIES; left > 0; left--) {
    const begun = Date.now()
    const { challenge, seconds } = await ask({ query: { action } })
    const solution = await solveChallenge({ challenge, deriveKey, timeout: seconds * 1000 })
    if (solution && Date.now() - begun < seconds * 1000) return btoa(JSON.stringify({ challenge, solution }))
  }
  throw new Error('No challenge was solved in time')
})
