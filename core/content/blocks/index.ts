export { inkOn, readable } from './ink'

export type { Banner, ProductOverlayBanner } from './banners'
export type { BenefitBar, PromoBar } from './bars'
export type { CategoryCard, LinkedCard, MultiLinkCard } from './cards'
export type { Arrangement } from './collection'
export type { Block, BlockType, Collection, Filter } from './contracts'
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
