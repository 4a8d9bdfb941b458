import { sample } from 'effector'
import { hasCode } from '../../errors/shop-error'
import { toastShown } from '../../notices/model'
import { cardNotSaved } from '../../payment/saved-cards'

sample({
  clock: cardNotSaved,
  fn: error => ({
    ...(hasCode(error, 'PYT300') ? { code: 'card-exists', message: error.message } : { code: 'card-not-saved' }),
    tone: 'danger' as const,
  }),
  target: toastShown,
})
