import { createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { loaded } from '../../http/loaded'
import { requestFx } from '../../http/request'
import type { Block } from '../blocks/contracts'
import { fragmentEndpoints } from './endpoints'

export interface FragmentEntry {
  readonly blocks: readonly Block[]
  /** Also while it is asked for once more. */
  readonly error: ShopError | null
  readonly isPending: boolean
}

const coming: FragmentEntry = { blocks: [], error: null, isPending: true }

/** A place on the page shows this fragment, or asks for it once more after an error. */
export const fragmentWanted = createEvent<string>()

const readFragmentFx = requestFx(fragmentEndpoints.readFragment)

// With the structs of all blocks, which a page needs no sooner than its first fragment.
const checkFragmentFx = createEffect<{ id: string; given: readonly unknown[] }, readonly Block[], ShopError>(
  async ({ given }) => (await loaded(import(/* chunk: content-blocks */ '../blocks/check'))).checkBlocks(given),
)

export const $fragments = createStore<Readonly<Record<string, FragmentEntry>>>({})
  .on(readFragmentFx, (fragments, { params: { fragmentId } }) => ({
    ...fragments,
    [fragmentId]: { ...coming, error: fragments[fragmentId]?.error ?? null },
  }))
  .on(readFragmentFx.fail, (fragments, { params, error }) => failed(fragments, params.params.fragmentId, error))
  .on(checkFragmentFx.done, (fragments, { params, result }) => ({
    ...fragments,
    [params.id]: { blocks: result, error: null, isPending: false },
  }))
  .on(checkFragmentFx.fail, (fragments, { params, error }) => failed(fragments, params.id, error))

sample({
  clock: fragmentWanted,
  source: $fragments,
  filter: (fragments, id) => !fragments[id] || (fragments[id].error !== null && !fragments[id].isPending),
  fn: (_fragments, fragmentId) => ({ params: { mode: 'live', fragmentId } }),
  target: readFragmentFx,
})

sample({
  clock: readFragmentFx.done,
  fn: ({ params, result }) => ({ id: params.params.fragmentId, given: result.blocks }),
  target: checkFragmentFx,
})

function failed(fragments: Readonly<Record<string, FragmentEntry>>, id: string, error: ShopError) {
  return { ...fragments, [id]: { blocks: [], error, isPending: false } }
}
