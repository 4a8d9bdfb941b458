import type { Block } from './contracts'

/** The blocks that one holds, all that it may show included. */
export function blocksIn(block: Block): readonly Block[] {
  switch (block.type) {
    case 'collection':
    case 'filter':
      return block.items
    case 'experience':
      return [...block.baselines, ...block.variants.flatMap(({ targets }) => targets)]
    case 'segmentation':
      return [...block.baselines, ...block.segments.flatMap(({ targets }) => targets)]
    default:
      return []
  }
}
