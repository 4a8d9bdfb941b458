import { sample } from 'effector'
import { ownSumWanted } from '../../catalogue/own-sum'
import { firstTry } from './quick-shop-adds-to-cart'

// The quick shop adds a gift card of the shopper's own sum as it adds any product.

/** True while it is on its way. */
export const $isAddingSum = firstTry.$isPending

sample({ clock: ownSumWanted, fn: item => ({ kind: 'add' as const, item }), target: firstTry.asked })
