import { sample } from 'effector'
import { hasCode } from '../../errors/shop-error'
import { toastShown } from '../../notices/model'
import { saveCardFx } from '../../payment/saved-cards'

// A card that could not be kept is told in a toast; of one that is kept already the service's own words are shown.

sample({
  clock: saveCardFx.failData,
  fn: error => ({
    ...(hasCode(error, 'PYT300') ? { code: 'card-exists', message: error.message } : { code: 'card-not-saved' }),
    tone: 'danger' as const,
  }),
  target: toastShown,
})
