import type { Gateway } from './gateway'

/** How long a provider may take over one call; shorter than what makes an order abandoned (`sweep-orders.ts`). */
const PROVIDER_PATIENCE_MS = 30_000

/**
 * A provider that is never waited for longer than this: a call without an answer throws, which says nothing about its outcome. Else one that
 * hangs would hold its order and the sweeps until a restart.
 */
export function inTime(gateway: Gateway, patienceMs = PROVIDER_PATIENCE_MS): Gateway {
  const timed =
    <Name extends Exclude<keyof Gateway, 'challengePage'>>(name: Name) =>
    (...given: Parameters<Gateway[Name]>): ReturnType<Gateway[Name]> => {
      // Called on its provider, which may be an object with a `this` of its own.
      const ask = gateway[name] as (...given: Parameters<Gateway[Name]>) => Promise<unknown>
      return answered(ask.apply(gateway, given), patienceMs) as ReturnType<Gateway[Name]>
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

async function answered<Answer>(asked: Promise<Answer>, patienceMs: number): Promise<Answer> {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    clock = setTimeout(() => reject(new Error('The payment provider did not answer in time')), patienceMs)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(clock)
  }
}
