import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { inQuery } from '../../runtime/page-address'
import { listenForPageRequests, type PageRequest } from '../../runtime/page-requests'

const QUERY = 'till-test'

/** The page's script dispatched `till:decide` at the window. */
export const pageRequested = createEvent<PageRequest>()

/** Something on the page may show one thing or another. */
export const choiceShown = createEvent()

const listenFx = createEffect(() => {
  listenForPageRequests(scopeBind(pageRequested, { safe: true }))
  return inQuery(QUERY).split(',').filter(Boolean)
})

/** Ids of variants and segments that are shown whoever looks: of the page's query `?till-test=bold,loggedin`, or of its script. */
export const $test = createStore<readonly string[]>([])
  .on(listenFx.doneData, (_before, test) => test)
  .on(pageRequested, (before, { test }) => test ?? before)

const $isListening = createStore(false).on(listenFx, () => true)

sample({
  clock: choiceShown,
  source: $isListening,
  filter: isListening => !isListening,
  fn: () => {},
  target: listenFx,
})
