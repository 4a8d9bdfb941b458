import { tokenReceived } from '../http/token'
import type { TokenAnswer } from '../session/contracts'
import { aToken } from './a-token'
import { type Answers, type Shop, shopFor } from './shop-for'

/** A shop that somebody has signed in to, where it says who. */
export async function shopAs(who: Partial<TokenAnswer> | undefined, answers: Answers): Promise<Shop> {
  const shop = await shopFor(answers)
  if (who) await shop.press(tokenReceived, { answer: aToken(who), now: Date.now() })
  return shop
}
