import { createWatch, type Scope, type UnitValue } from 'effector'
import { $cart, addRefused } from '../../core/cart'
import { $dialogs } from '../../core/dialogs'
import { botChallenged } from '../../core/http/outcomes'
import { toastShown } from '../../core/notices/shown'
import { $session } from '../../core/session'
import type { Refusal } from './shop-port'

/** What a page can be told, from the shop's start. */
const happenings = {
  cart: $cart.updates,
  dialogs: $dialogs.updates,
  session: $session.updates,
  challenge: botChallenged,
  notAdded: addRefused,
  toast: toastShown,
} as const

/** Publishes each of these, and refusals of a script's calls. */
export type Tellers = {
  readonly [Name in keyof typeof happenings]: (value: UnitValue<(typeof happenings)[Name]>) => void
} & { readonly refused: (refusal: Refusal) => void }

type Happened = (tellers: Tellers) => void

/** Queues events in order until their publisher has loaded (`bring`), then publishes them. `tell` loads it at once. */
export function hearShop(scope: Scope, bring: () => Promise<Tellers>) {
  const kept: Happened[] = []
  let tellers: Tellers | undefined

  const tell = async () => {
    tellers = await bring()
    for (const happened of kept.splice(0)) happened(tellers)
  }

  const happen = (happened: Happened) => {
    if (tellers) return happened(tellers)
    kept.push(happened)
    tell().catch(() => {})
  }

  for (const [name, unit] of Object.entries(happenings)) {
    const fn = (value: never) => happen(tellers => tellers[name as keyof typeof happenings](value))
    createWatch({ unit, scope, fn } as never)
  }
  return { tell, refused: (refusal: Refusal) => happen(({ refused }) => refused(refusal)) }
}
