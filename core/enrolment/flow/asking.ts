import { attach, createEvent, createStore, sample } from 'effector'
import { tokenForgotten } from '../../http/token'
import { saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { $config } from '../../site/config'
import { happened, progressKnown } from './model'
import type { MissingDetail } from './steps'

// Asks for missing details of an account, once a session.

export const missingDetailsShown = createEvent()
export const completingPutOff = createEvent()

export const $missingDetails = createStore<readonly MissingDetail[]>([]).on(progressKnown, (_before, progress) =>
  progress?.isSignedIn ? progress.lacks : [],
)

const askOnceFx = attach({
  source: $config,
  effect({ key }) {
    const isAsked = loadFromTab<boolean>(key, 'completing-asked', 1) === true
    saveInTab(key, 'completing-asked', 1, true)
    return !isAsked
  },
})

export const $asksToComplete = createStore(false)
  .on(askOnceFx.doneData, (isAsking, isFirst) => isAsking || isFirst)
  .on($missingDetails, (isAsking, lacks) => isAsking && lacks.length > 0)
  .reset(completingPutOff, happened, tokenForgotten)

const $isSeen = createStore(false)
  .on(missingDetailsShown, () => true)
  .reset(tokenForgotten)

sample({
  clock: [missingDetailsShown, $missingDetails],
  source: { isSeen: $isSeen, lacks: $missingDetails },
  filter: ({ isSeen, lacks }) => isSeen && lacks.length > 0,
  fn: () => {},
  target: askOnceFx,
})
