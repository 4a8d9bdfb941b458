import type { Gateway } from './gateway'

/** Shorter than the time after which an order counts as abandoned (`sweep-orders.ts`). */
const PROVIDER_TIMEOUT_MS = 30_000

/** Adds a timeout to a provider: a call without an answer throws, and its outcome is unknown. Otherwise a hanging provider would block its order and the sweeps. */
export function withTimeout(gateway: Gateway, timeoutMs = PROVIDER_TIMEOUT_MS): Gateway {
  const timed =
    <Name extends Exclude<keyof Gateway, 'challengePage'>>(name: Name) =>
    (...args: Parameters<Gateway[Name]>): ReturnType<Gateway[Name]> => {
      // The provider may be an object that uses `this`.
      const send = gateway[name] as (...args: Parameters<Gateway[Name]>) => Promise<unknown>
      return within(send.apply(gateway, args), timeoutMs) as ReturnType<Gateway[Name]>
    }
  return {
    readCard: timed('readCard'),
    withCode: timed('withCode'),
    authorise: timed('authorise'),
    challengePage: gateway.challengePage,
    confirm: timed('confirm'),
    find: timed('find'),
    cancel: timed('cancel'),
    capture: timed('capture'),
    refund: timed('refund'),
  }
}

async function within<Answer>(call: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The payment provider did not answer in time')), timeoutMs)
  })
  try {
    return await Promise.race([call, timeout])
  } finally {
    clearTimeout(timer)
  }
}
