import { sample } from 'effector'
import { published, tracked } from '../../analytics/model'
import { $consent } from '../../consent'

/** Commerce events need consent to measurement. */
sample({
  clock: tracked,
  source: $consent,
  filter: ({ performance }) => performance === true,
  fn: (_consent, event) => event,
  target: published,
})
