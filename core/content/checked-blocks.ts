import { loaded } from '../http/loaded'
import type { Block } from './blocks/contracts'

/** With the structs of all blocks, which a page needs no sooner than its first blocks. */
export const checkedBlocks = async (given: readonly unknown[]): Promise<readonly Block[]> =>
  (await loaded(import(/* chunk: content-blocks */ './blocks/check'))).checkBlocks(given)
