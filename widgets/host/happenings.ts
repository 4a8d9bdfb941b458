import { createWatch, type Scope, type UnitValue } from 'effector'
import { $cart, addRefused } from '../../core/cart'
import { $dialogs } from '../../core/dialogs'
import { botChallenged } from '../../core/http/outcomes'
import { $session } from '../../core/session'
import type { Refusal } from './shop-port'

/** What happens in the shop from its start that a page is told of. */
const happenings = {
  cart: $cart.updates,
  dialogs: $dialogs.updates,
  session: $session.updates,
  challenge: botChallenged,
  notAdded: addRefused,
} as const

/** Whoever tells the page of each; of what a script's call was refused for, too. */
export type Tellers = {
  readonly [Name in keyof typeof happenings]: (value: UnitValue<(typeof happenings)[Name]>) => void
} & { readonly refused: (refusal: Refusal) => void }

type Happened = (tellers: Tellers) => void

/**
 * Hears what happens, and has it told, all in its order. What tells it comes later (`bring`): what happened before is kept
 * until then. `tell` has what is kept told as soon as it can be.
 */
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
