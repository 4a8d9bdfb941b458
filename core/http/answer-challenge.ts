import { attach } from 'effector'
import { $config } from '../site/config'
import { $botCheck } from './bot-check'
import type { Parts } from './write-call'

export type Challenged = { appId: string; parts: Parts }

/** The call with a bot check token, or, if it had one, with the shopper's own answer. Null without either. */
export const answerChallengeFx = attach({
  source: { botCheck: $botCheck, config: $config },
  async effect({ botCheck, config }, { appId, parts }: Challenged): Promise<Parts | null> {
    const isChecked = hasToken(parts.body) || hasToken(parts.query)
    const asking = isChecked ? botCheck.challenge?.(appId, config.locale) : botCheck.tokenFor('placeOrder')
    const token = await asking?.catch(() => null)
    if (!token) return null
    const { transactionId: id, body, query } = parts
    const proof = { recaptcha_response: token }
    return {
      ...parts,
      // A fixed id, so that repeating a lost second answer does nothing twice.
      transactionId: id && `${id}-${isChecked ? 'answered' : 'checked'}`,
      isAnswered: isChecked,
      ...(body == null ? { query: { ...query, ...proof } } : { body: { ...body, ...proof } }),
    }
  },
})

const hasToken = (part: object | null | undefined): boolean => part != null && 'recaptcha_response' in part
