import { logError } from '../../runtime/log-error'
import { validPart } from '../valid-part'
import type { Block } from './contracts'
import { blockStructs } from './contracts'

/** The blocks that this version can show. Any other is left out, with a sentence for the page's developer. */
export function checkBlocks(given: readonly unknown[]): readonly Block[] {
  return given.flatMap((block): Block[] => {
    const known = checked(block)
    return known ? [known] : []
  })
}

function checked(given: unknown): Block | null {
  const type = typeOf(given)
  const struct = structFor(type)
  if (!struct) {
    logError(`Expected a content block of a known type, got '${String(type)}'; it is left out.`)
    return null
  }
  const block = validPart(given, struct, `a content block '${String(type)}'`)
  return block ? withCheckedBlocks(block as Block) : null
}

const typeOf = (given: unknown): unknown => (Object(given) as { readonly type?: unknown }).type

function structFor(type: unknown) {
  return typeof type === 'string' && Object.hasOwn(blockStructs, type) ? blockStructs[type] : undefined
}

/** Of the blocks with items only these hold other blocks, each with what it may show. */
function withCheckedBlocks(block: Block): Block {
  const within = <Holder extends { readonly targets: readonly Block[] }>(holders: readonly Holder[]) =>
    holders.map(holder => ({ ...holder, targets: checkBlocks(holder.targets) }))
  switch (block.type) {
    case 'collection':
    case 'filter':
      return { ...block, items: checkBlocks(block.items) }
    case 'experience':
      return { ...block, baselines: checkBlocks(block.baselines), variants: within(block.variants) }
    case 'segmentation':
      return { ...block, baselines: checkBlocks(block.baselines), segments: within(block.segments) }
    default:
      return block
  }
}
