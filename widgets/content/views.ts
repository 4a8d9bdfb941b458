import { useEffect, useState } from 'react'
import { type Block, type BlockType, blocksIn } from '../../core/content/blocks'
import { complain } from '../../core/runtime/complain'
import { useHandle } from '../host/handle'
import { holdsMarkup } from './markup'
import type { Place, Views } from './place'

interface Part {
  readonly views: Views
  readonly styles: readonly string[]
}

const bars = () => import(/* chunk: content-blocks */ './bars')
const cards = () => import(/* chunk: content-blocks */ './cards')
const banners = () => import(/* chunk: content-blocks */ './banners')
const texts = () => import(/* chunk: content-blocks */ './texts')
const articles = () => import(/* chunk: content-articles */ './articles')
const choices = () => import(/* chunk: content-choices */ './choices')
const ugc = () => import(/* chunk: content-ugc */ './ugc')
const collection = () => import(/* chunk: content-collection */ './collection')

/** Few files: all blocks but those that hold others, and what checks them, are one. */
const parts: Readonly<Record<BlockType, () => Promise<Part>>> = {
  'standard-banner': banners,
  'hero-banner': banners,
  'overlay-banner': banners,
  'split-banner': banners,
  'thin-banner': banners,
  'block-below-banner': banners,
  'product-overlay-banner': banners,
  'linked-card': cards,
  'multi-link-card': cards,
  'category-card': cards,
  'promo-bar': bars,
  'benefit-bar': bars,
  'rich-text': texts,
  accordion: texts,
  anchor: texts,
  'footer-item': texts,
  button: texts,
  media: texts,
  'icon-text-collection': texts,
  'article-grid': articles,
  'article-page': articles,
  ugc,
  collection,
  filter: collection,
  experience: choices,
  segmentation: choices,
}

const typesOf = (blocks: readonly Block[]): BlockType[] =>
  blocks.flatMap(block => [block.type, ...typesOf(blocksIn(block))])

/** Null until the code of all blocks has come, so that they appear together. */
export function useViews(blocks: readonly Block[], bringCleaner: Place['bringCleaner']) {
  const { wear } = useHandle()
  const [times, count] = useState(1)
  const [state, show] = useState<{ views: Views | null; of: unknown; isLost: boolean }>({
    views: null,
    of: null,
    isLost: false,
  })

  // While the fragment is on its way.
  useEffect(() => {
    banners().catch(() => {})
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` brings once more what was lost
  useEffect(() => {
    let isWanted = true
    const wanted = [...new Set(typesOf(blocks).map(type => parts[type]))]
    const cleaner = holdsMarkup(blocks) ? bringCleaner?.() : null
    Promise.all(wanted.map(bring => bring())).then(
      async came => {
        await cleaner
        if (!isWanted) return
        wear(came.flatMap(({ styles }) => styles))
        show({ views: Object.assign({}, ...came.map(({ views }) => views)), of: blocks, isLost: false })
      },
      error => {
        complain('Expected the code of content blocks, got an error; they stay away.', error)
        if (isWanted) show({ views: null, of: blocks, isLost: true })
      },
    )
    return () => {
      isWanted = false
    }
  }, [blocks, times])

  const isOfThese = state.of === blocks
  return {
    views: isOfThese ? state.views : null,
    isLost: isOfThese && state.isLost,
    again: () => count(times + 1),
  }
}
