import { createEvent, sample } from 'effector'
import type { DecideEvent } from '../contracts'
import { $brand, $isAllowed, queryEngineFx } from '../engine'

/** A recommended product was chosen; its token says why it was recommended. */
export const recommendationPressed = createEvent<string>()

/** What an experience reports when a link of it is pressed. */
export const pageEventHappened = createEvent<string>()

export const impressionMade = createEvent<string>()

const happened = createEvent<DecideEvent>()

sample({
  clock: recommendationPressed,
  fn: token => ({ eventType: 'monetate:record:RecClicks', recClicks: [token] }),
  target: happened,
})

sample({
  clock: pageEventHappened,
  fn: name => ({ eventType: 'monetate:record:PageEvents', pageEvents: [name] }),
  target: happened,
})

sample({
  clock: impressionMade,
  fn: id => ({ eventType: 'monetate:record:Impressions', impressionIds: [id] }),
  target: happened,
})

// Sent once; what is lost does no harm.
sample({
  clock: happened,
  source: { isAllowed: $isAllowed, brand: $brand },
  filter: ({ isAllowed, brand }) => isAllowed && brand !== null,
  fn: (_state, event) => [event],
  target: queryEngineFx,
})
