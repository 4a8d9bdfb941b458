import type { Gateway } from './gateway'

/** Shorter than the time after which an order counts as abandoned (`sweep-orders.ts`). */
const PROVIDER_PATIENCE_MS = 30_000

/** Adds a timeout to a provider: a call without an answer throws, and its outcome is unknown. A hanging provider would otherwise block its order and the sweeps. */
export function inTime(gateway: Gateway, patienceMs = PROVIDER_PATIENCE_MS): Gateway {
  const timed =
    <Name extends Exclude<keyof Gateway, 'challengePage'>>(name: Name) =>
    (...given: Parameters<Gateway[Name]>): ReturnType<Gateway[Name]> => {
      // The provider may be an object that uses `this`.
      const send = gateway[name] as (...given: Parameters<Gateway[Name]>) => Promise<unknown>
      return answered(send.apply(gateway, given), patienceMs) as ReturnType<Gateway[Name]>
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

async function answered<Answer>(call: Promise<Answer>, patienceMs: number): Promise<Answer> {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    clock = setTimeout(() => reject(new Error('The payment provider did not answer in time')), patienceMs)
  })
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(clock)
  }
}
