import { useEffect, useState } from 'react'
import { type Block, type BlockType, blocksIn } from '../../core/content/blocks'
import { logError } from '../../core/runtime/log-error'
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

/** Most blocks are in one chunk; those that contain others have chunks of their own. */
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

/** Null until the code of all blocks has loaded, so that they appear together. */
export function useViews(blocks: readonly Block[], loadCleaner: Place['loadCleaner']) {
  const { adopt } = useHandle()
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<{ views: Views | null; of: unknown; isLost: boolean }>({
    views: null,
    of: null,
    isLost: false,
  })

  // Loads while the fragment is requested.
  useEffect(() => {
    banners().catch(() => {})
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads again what failed
  useEffect(() => {
    let isWanted = true
    const loaders = [...new Set(typesOf(blocks).map(type => parts[type]))]
    const cleaner = holdsMarkup(blocks) ? loadCleaner?.() : null
    Promise.all(loaders.map(load => load())).then(
      async loaded => {
        await cleaner
        if (!isWanted) return
        adopt(loaded.flatMap(({ styles }) => styles))
        setState({ views: Object.assign({}, ...loaded.map(({ views }) => views)), of: blocks, isLost: false })
      },
      error => {
        logError('Expected the code of content blocks to load, got an error; they are not shown.', error)
        if (isWanted) setState({ views: null, of: blocks, isLost: true })
      },
    )
    return () => {
      isWanted = false
    }
  }, [blocks, attempt])

  const isOfThese = state.of === blocks
  return {
    views: isOfThese ? state.views : null,
    isLost: isOfThese && state.isLost,
    reload: () => setAttempt(attempt + 1),
  }
}
