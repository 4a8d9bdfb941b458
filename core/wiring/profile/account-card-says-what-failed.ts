import { sample } from 'effector'
import { hasCode } from '../../errors/shop-error'
import { toastShown } from '../../notices/model'
import { cardNotSaved } from '../../payment/account-cards'

// A toast; if the card is saved already it shows the service's own words.

sample({
  clock: cardNotSaved,
  filter: ({ isGiftCard }) => !isGiftCard,
  fn: ({ error }) => ({
    ...(hasCode(error, 'PYT300') ? { code: 'card-exists', message: error.message } : { code: 'kept-card-not-saved' }),
    tone: 'danger' as const,
  }),
  target: toastShown,
})

sample({
  clock: cardNotSaved,
  filter: ({ isGiftCard }) => isGiftCard,
  fn: ({ error }) => ({
    code: hasCode(error, 'PYT300') ? 'gift-card-exists' : 'gift-card-not-saved',
    tone: 'danger' as const,
  }),
  target: toastShown,
})
