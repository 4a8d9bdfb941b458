import { type Infer, integer, size, string, type } from 'superstruct'
import { BotAction } from '../../shapes/bot-action'

const Hex = size(string(), 1, 200)

export const BotChallengeQuery = type({ action: BotAction })

/** ALTCHA's, version 2; `data` says what for and for whose pages. */
const Challenge = type({
  parameters: type({
    algorithm: string(),
    nonce: Hex,
    salt: Hex,
    cost: integer(),
    keyLength: integer(),
    keyPrefix: Hex,
    keySignature: Hex,
    expiresAt: integer(),
    data: type({ action: BotAction, key: string() }),
  }),
  signature: Hex,
})

/** A challenge, and for how many seconds it can be answered. */
export const BotChallenge = type({ challenge: Challenge, seconds: integer() })
export type BotChallenge = Infer<typeof BotChallenge>

/** What a token holds, as JSON in base64. */
export const BotProof = type({ challenge: Challenge, solution: type({ counter: integer(), derivedKey: Hex }) })
export type BotProof = Infer<typeof BotProof>
