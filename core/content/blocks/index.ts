export { firstCountOf } from './first-count'
export { inkOn, readable } from './ink'

export type { ArticleGrid, ArticlePage } from './articles'
export type { Banner, ProductOverlayBanner } from './banners'
export type { BenefitBar, PromoBar } from './bars'
export type { CategoryCard, LinkedCard, MultiLinkCard } from './cards'
export type { Arrangement } from './collection'
export { blocksIn } from './held'
export type { Block, BlockType, Collection, Experience, Filter, Segmentation } from './contracts'
export type { Breakpoint, Media, Picture, Target, Video } from './fields'
export type {
  Accordion,
  Anchor,
  ButtonBlock,
  FooterItem,
  IconTextCollection,
  MediaBlock,
  RichText,
} from './texts'
export type { Ugc } from './ugc'
