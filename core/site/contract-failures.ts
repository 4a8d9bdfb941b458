import { createEffect, createEvent, createStore, sample } from 'effector'
import { loaded } from '../http/loaded'
import { answerBroken } from '../http/outcomes'
import { keepScope } from '../runtime/within'

// Reports the first broken answer of each call on a page, as paths without values.

type Broken = { endpoint: string; failures: readonly string[] }

const firstBroken = createEvent<Broken>()

const reportFx = createEffect(async ({ endpoint, failures }: Broken) => {
  const within = keepScope()
  const { reportContractFx } = await loaded(import('./report-contract'))
  const body = { endpoint, failures: [...failures] }
  return within(() => reportContractFx({ params: { contract: endpoint }, body, keepalive: true }))
})

const $reported = createStore<ReadonlySet<string>>(new Set(['reportContract'])).on(
  firstBroken,
  (reported, { endpoint }) => new Set(reported).add(endpoint),
)

sample({
  clock: answerBroken,
  source: $reported,
  filter: (reported, { endpoint }) => !reported.has(endpoint),
  fn: (_reported, broken) => broken,
  target: firstBroken,
})

sample({ clock: firstBroken, target: reportFx })
