import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { inQuery } from '../../runtime/page-address'
import { hearPageAsk, type PageAsks } from '../../runtime/page-asks'

const QUERY = 'till-test'

/** The page's script dispatched `till:decide` at the window. */
export const pageAsked = createEvent<PageAsks>()

/** Something on the page may show one thing or another. */
export const choiceShown = createEvent()

const listenFx = createEffect(() => {
  hearPageAsk(scopeBind(pageAsked, { safe: true }))
  return inQuery(QUERY).split(',').filter(Boolean)
})

/** Ids of variants and segments that are shown whoever looks: of the page's query `?till-test=bold,loggedin`, or of its script. */
export const $test = createStore<readonly string[]>([])
  .on(listenFx.doneData, (_before, test) => test)
  .on(pageAsked, (before, { test }) => test ?? before)

const $isListening = createStore(false).on(listenFx, () => true)

sample({
  clock: choiceShown,
  source: $isListening,
  filter: isListening => !isListening,
  fn: () => {},
  target: listenFx,
})
