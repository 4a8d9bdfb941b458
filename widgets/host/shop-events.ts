import { createWatch, type Scope, type UnitValue } from 'effector'
import { $cart, addRefused } from '../../core/cart'
import { $dialogs } from '../../core/dialogs'
import { botChallenged } from '../../core/http/outcomes'
import { toastShown } from '../../core/notices/shown'
import { $session } from '../../core/session'
import type { Refusal } from './shop-port'

/** What is published to the page, from the shop's start. */
const shopEvents = {
  cart: $cart.updates,
  dialogs: $dialogs.updates,
  session: $session.updates,
  challenge: botChallenged,
  notAdded: addRefused,
  toast: toastShown,
} as const

/** Publishes each of these, and refusals of a script's calls. */
export type Publishers = {
  readonly [Name in keyof typeof shopEvents]: (value: UnitValue<(typeof shopEvents)[Name]>) => void
} & { readonly refused: (refusal: Refusal) => void }

type Happened = (publishers: Publishers) => void

/** Queues events in order until their publishers have loaded (`load`), then publishes them. `tell` loads them at once. */
export function queueEvents(scope: Scope, load: () => Promise<Publishers>) {
  const queued: Happened[] = []
  let publishers: Publishers | undefined

  const publishQueued = async () => {
    publishers = await load()
    for (const happened of queued.splice(0)) happened(publishers)
  }

  const happen = (happened: Happened) => {
    if (publishers) return happened(publishers)
    queued.push(happened)
    publishQueued().catch(() => {})
  }

  for (const [name, unit] of Object.entries(shopEvents)) {
    const fn = (value: never) => happen(publishers => publishers[name as keyof typeof shopEvents](value))
    createWatch({ unit, scope, fn } as never)
  }
  return { publishQueued, refused: (refusal: Refusal) => happen(({ refused }) => refused(refusal)) }
}
