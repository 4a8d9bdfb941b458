import { sample } from 'effector'
import { productOpened } from '../../catalogue/auto-suggest/searching'
import { dialogWanted } from '../../dialogs'

/** A found product without a page of its own opens in the quick shop. */
sample({
  clock: productOpened,
  fn: ({ productId }) => ({ name: 'quick-shop', props: { product: productId } }) as const,
  target: dialogWanted,
})
