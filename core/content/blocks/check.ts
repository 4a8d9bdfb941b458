import { logError } from '../../runtime/log-error'
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
  const [failure] = struct.validate(given)
  if (!failure) return withCheckedBlocks(given as Block)
  const [, block] = struct.validate(withoutCleared(given as object))
  if (block) return withCheckedBlocks(block as Block)
  const path = failure.path.join('.')
  logError(`Expected a content block '${String(type)}' by its contract, got another '${path}'; it is left out.`)
  return null
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

/** Leaves out the fields that an editor has cleared, and links and pictures whose address is one. Blocks in it are checked later. */
function withoutCleared(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const kept = keptOf(value)
      return isCleared(kept) ? [] : [[name, kept]]
    }),
  )
}

function keptOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keptOf).filter(one => !isCleared(one))
  if (typeof value !== 'object' || value === null || structFor(typeOf(value))) return value
  const hasNoAddress = 'url' in value && isCleared(value.url) && !('cloudinaryAsset' in value)
  return hasNoAddress ? null : withoutCleared(value)
}

const isCleared = (value: unknown): boolean => value === undefined || value === null || value === ''
