import { attach, createEvent, createStore, sample } from 'effector'
import { tokenForgotten } from '../../http/token'
import { keepInTab, keptInTab } from '../../runtime/kept-in-tab'
import { $config } from '../../site/config'
import { happened, standingKnown } from './model'
import type { Lack } from './steps'

// Asks for missing details of an account, once a session.

export const lackSeen = createEvent()
export const completingPutOff = createEvent()

export const $lacks = createStore<readonly Lack[]>([]).on(standingKnown, (_before, standing) =>
  standing?.isSignedIn ? standing.lacks : [],
)

const askOnceFx = attach({
  source: $config,
  effect({ key }) {
    const isAsked = keptInTab<boolean>(key, 'completing-asked', 1) === true
    keepInTab(key, 'completing-asked', 1, true)
    return !isAsked
  },
})

export const $asksToComplete = createStore(false)
  .on(askOnceFx.doneData, (isAsking, isFirst) => isAsking || isFirst)
  .on($lacks, (isAsking, lacks) => isAsking && lacks.length > 0)
  .reset(completingPutOff, happened, tokenForgotten)

const $isSeen = createStore(false)
  .on(lackSeen, () => true)
  .reset(tokenForgotten)

sample({
  clock: [lackSeen, $lacks],
  source: { isSeen: $isSeen, lacks: $lacks },
  filter: ({ isSeen, lacks }) => isSeen && lacks.length > 0,
  fn: () => {},
  target: askOnceFx,
})
