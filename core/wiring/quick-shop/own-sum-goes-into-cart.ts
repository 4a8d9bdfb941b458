import { sample } from 'effector'
import { ownSumWanted } from '../../catalogue/own-sum'
import { firstTry } from './quick-shop-adds-to-cart'

sample({ clock: ownSumWanted, fn: item => ({ kind: 'add' as const, item }), target: firstTry.requested })
