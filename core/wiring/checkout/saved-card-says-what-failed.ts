import { sample } from 'effector'
import { hasCode } from '../../errors/shop-error'
import { toastShown } from '../../notices/model'
import { saveCardFx } from '../../payment/saved-cards'

// A kept card's failure shows the service's own words.

sample({
  clock: saveCardFx.failData,
  fn: error => ({
    ...(hasCode(error, 'PYT300') ? { code: 'card-exists', message: error.message } : { code: 'card-not-saved' }),
    tone: 'danger' as const,
  }),
  target: toastShown,
})
