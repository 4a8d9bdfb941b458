import { attach, createEffect, createStore, merge, sample, type UnitValue } from 'effector'
import { asShopError } from '../../errors/shop-error'
import { shopperExpected } from '../../http/known-session'
import { sendFx } from '../../http/send'
import { loadSession } from '../../http/stored-session'
import { tokenForgotten, tokenReceived } from '../../http/token'
import { forgetTab } from '../../runtime/forget-tab'
import { drop } from '../../runtime/storage'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { $config } from '../../site/config'

// Whoever comes to this computer next finds nothing in the tab of who was here.

/** What the tab holds of no person. */
const OF_THE_PAGE = ['reloaded', 'came-from']
/** What somebody is in the middle of, which goes on where only the session has ended. */
const UNDER_WAY = ['edits', 'sign-in', 'asking', 'express', 'express-basket', 'apart']

export const forgetTabFx = attach({
  source: $config,
  effect({ key }) {
    forgetTab(key, OF_THE_PAGE)
    for (const name of ['sent', 'order']) drop(key, name)
  },
})

const forgetPersonFx = attach({
  source: $config,
  effect: ({ key }) => forgetTab(key, [...OF_THE_PAGE, ...UNDER_WAY]),
})

const readKeptFx = attach({ source: $config, effect: ({ key }) => loadSession(key)?.login ?? false })

/** Who is signed in by the last two tokens; before the first, whom this browser last knew. */
const $people = createStore({ before: '', now: '' })
  .on(shopperExpected, (people, consumerNo) => ({ ...people, now: people.now || consumerNo }))
  .on(tokenReceived, ({ now }, { answer }) => ({
    before: now,
    now: answer.consumerType === 'GUEST' ? '' : answer.consumerNo,
  }))
  .reset(tokenForgotten)

/** A page in the back-forward cache learns of nobody who leaves. */
const replaced = sample({
  clock: tokenReceived,
  source: $people,
  filter: ({ before, now }) => before !== '' && before !== now,
  fn: (_people, received) => received,
})

/** Did this page have a token? The first token of somebody else does not count as one. */
const $tokens = createStore({ before: false, now: false })
  .on(tokenReceived, ({ now }) => ({ before: now, now: true }))
  .on(replaced, ({ before }) => ({ before, now: before }))

/** A call's token was of a session that its shopper ended on another site. */
const signedOutElsewhere = sendFx.failData.filterMap(thrown => {
  const error = asShopError(thrown)
  return error.kind === 'http' && error.details['reason'] === 'signed-out' ? null : undefined
})

export const leftElsewhere = merge([
  signedOutElsewhere,
  readKeptFx.doneData.filterMap(isSignedIn => (isSignedIn ? undefined : null)),
  replaced.map(() => null),
])

sample({ clock: tabMessageReceived, filter: ({ about }) => about === 'session', fn: () => {}, target: readKeptFx })

sample({ clock: leftElsewhere, fn: () => {}, target: [tokenForgotten, forgetTabFx] })

/** Somebody left who had a token on this page, so what waits there is theirs. What was pressed before the first token is of whoever comes. */
export const knownShopperLeft = sample({ clock: forgetTabFx, source: $tokens, filter: ({ now }) => now, fn: () => {} })

$tokens.reset(knownShopperLeft)

// The new token stays: an effect runs once all of before is forgotten.
const goOnFx = createEffect((received: UnitValue<typeof tokenReceived>) => received)

sample({ clock: replaced, target: goOnFx })

sample({ clock: goOnFx.doneData, target: tokenReceived })

sample({ clock: tokenForgotten, fn: () => {}, target: forgetPersonFx })
