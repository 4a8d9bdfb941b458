import { createEvent, createStore, sample } from 'effector'
import { requestFx } from '../../http/request'
import { answerBroken } from '../../http/outcomes'
import { endpoints } from '../../site/endpoints'

// An answer that broke its contract is told to the service: the first of each call and page, as paths without values.

const reportFx = requestFx(endpoints.reportContract)
const firstBroken = createEvent<{ endpoint: string; failures: readonly string[] }>()

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

sample({
  clock: firstBroken,
  fn: ({ endpoint, failures }) => ({
    params: { contract: endpoint },
    body: { endpoint, failures: [...failures] },
    keepalive: true,
  }),
  target: reportFx,
})
