import { sample } from 'effector'
import { hasCode } from '../../errors/shop-error'
import { toastShown } from '../../notices/model'
import { saveCardFx } from '../../payment/saved-cards'

sample({
  clock: saveCardFx.failData,
  fn: error => ({
    ...(hasCode(error, 'PYT300') ? { code: 'card-exists', message: error.message } : { code: 'card-not-saved' }),
    tone: 'danger' as const,
  }),
  target: toastShown,
})
