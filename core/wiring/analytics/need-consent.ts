import { sample } from 'effector'
import { published, tracked } from '../../analytics/model'
import { $granted } from '../../consent/granted'

/** Commerce events need consent to measurement. */
sample({
  clock: tracked,
  source: $granted,
  filter: ({ performance }) => performance === true,
  fn: (_granted, event) => event,
  target: published,
})
