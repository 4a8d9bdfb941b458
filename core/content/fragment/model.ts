import { createEffect, sample, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { logError } from '../../runtime/log-error'
import type { Block } from '../blocks/contracts'
import { checkedBlocks } from '../checked-blocks'
import { readByKey } from '../read-by-key'
import { fragmentEndpoints } from './endpoints'

const readFragmentFx = requestFx(fragmentEndpoints.readFragment)

const readBlocksFx = createEffect<string, readonly Block[], ShopError>(async fragmentId => {
  const { blocks } = await scopeBind(readFragmentFx, { safe: true })({ params: { mode: 'live', fragmentId } })
  return checkedBlocks(blocks)
})

const { wanted, $entries } = readByKey(readBlocksFx)

const logErrorFx = createEffect(() => logError('Expected <till-content> with fragment="…", got none.'))

sample({ clock: wanted, filter: fragment => fragment === '', fn: () => {}, target: logErrorFx })

/** A place on the page shows this fragment, or asks for it once more after an error. */
export const fragmentWanted = wanted

export const $fragments = $entries
