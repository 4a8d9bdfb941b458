import { createEffect, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
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

/** A place on the page shows this fragment, or asks for it once more after an error. */
export const fragmentWanted = wanted

export const $fragments = $entries
