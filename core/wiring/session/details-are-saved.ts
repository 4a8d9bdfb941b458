import { sample } from 'effector'
import { detailsChecked, detailsRefused } from '../../enrolment/details'
import type { ShopError } from '../../errors/shop-error'
import { $detailsError, basicsSubmitted } from '../../profile/details'
import { typedDropped } from '../../profile/typed-basics'
import { leftElsewhere } from '../../session/leaving'
import { signedOut } from '../../session/signing'

sample({ clock: detailsChecked, target: basicsSubmitted })

sample({
  clock: $detailsError.updates,
  filter: failed => failed?.form === 'basics',
  fn: failed => failed?.error as ShopError,
  target: detailsRefused,
})

sample({ clock: [signedOut, leftElsewhere], fn: () => {}, target: typedDropped })
