import { sample } from 'effector'
import { detailsChecked, detailsRefused } from '../../enrolment/details'
import type { ShopError } from '../../errors/shop-error'
import { $detailsError, basicsSubmitted } from '../../profile/details'

sample({ clock: detailsChecked, target: basicsSubmitted })

sample({
  clock: $detailsError.updates,
  filter: failed => failed?.form === 'basics',
  fn: failed => failed?.error as ShopError,
  target: detailsRefused,
})
