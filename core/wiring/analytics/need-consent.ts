import { sample } from 'effector'
import { published, tracked } from '../../analytics/model'
import { $consent } from '../../consent'

/** Commerce events are measurement, which needs consent. */
sample({
  clock: tracked,
  source: $consent,
  filter: ({ performance }) => performance === true,
  fn: (_consent, event) => event,
  target: published,
})
