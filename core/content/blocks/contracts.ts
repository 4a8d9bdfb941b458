import type { Infer, Struct } from 'superstruct'
import { ArticleGrid, ArticlePage } from './articles'
import { Banner, ProductOverlayBanner, bannerTypes } from './banners'
import { BenefitBar, PromoBar } from './bars'
import { CategoryCard, LinkedCard, MultiLinkCard } from './cards'
import { Experience as ExperienceStruct, Segmentation as SegmentationStruct } from './choices'
import { Collection as CollectionStruct, Filter as FilterStruct } from './collection'
import { Accordion, Anchor, ButtonBlock, FooterItem, IconTextCollection, MediaBlock, RichText } from './texts'
import { Ugc } from './ugc'

type Holding<Holder> = Omit<Holder, 'items'> & { readonly items: readonly Block[] }

export type Collection = Holding<Infer<typeof CollectionStruct>>
export type Filter = Holding<Infer<typeof FilterStruct>>

type Shown = { readonly targets: readonly Block[] }
type Choice<Struct> = Omit<Struct, 'baselines' | 'variants' | 'segments'> & { readonly baselines: readonly Block[] }

export type Variant = Shown & { readonly variantId: string; readonly name?: string | undefined }
export type Experience = Choice<Infer<typeof ExperienceStruct>> & { readonly variants: readonly Variant[] }
export type Segmentation = Choice<Infer<typeof SegmentationStruct>> & {
  readonly segments: readonly (Shown & { readonly id: string })[]
}

/** One piece of a page, by its `type`. */
export type Block =
  | Banner
  | ProductOverlayBanner
  | LinkedCard
  | MultiLinkCard
  | CategoryCard
  | PromoBar
  | BenefitBar
  | RichText
  | Accordion
  | Anchor
  | FooterItem
  | ButtonBlock
  | MediaBlock
  | IconTextCollection
  | ArticleGrid
  | ArticlePage
  | Ugc
  | Collection
  | Filter
  | Experience
  | Segmentation

export type BlockType = Block['type']

type AnyStruct = Struct<unknown, unknown>

const banners = Object.fromEntries(bannerTypes.map(name => [name, Banner as unknown as AnyStruct]))

/** What each type of block must look like. */
export const blockStructs: Readonly<Record<string, AnyStruct>> = {
  ...banners,
  'product-overlay-banner': ProductOverlayBanner as unknown as AnyStruct,
  'linked-card': LinkedCard as unknown as AnyStruct,
  'multi-link-card': MultiLinkCard as unknown as AnyStruct,
  'category-card': CategoryCard as unknown as AnyStruct,
  'promo-bar': PromoBar as unknown as AnyStruct,
  'benefit-bar': BenefitBar as unknown as AnyStruct,
  'rich-text': RichText as unknown as AnyStruct,
  accordion: Accordion as unknown as AnyStruct,
  anchor: Anchor as unknown as AnyStruct,
  'footer-item': FooterItem as unknown as AnyStruct,
  button: ButtonBlock as unknown as AnyStruct,
  media: MediaBlock as unknown as AnyStruct,
  'icon-text-collection': IconTextCollection as unknown as AnyStruct,
  'article-grid': ArticleGrid as unknown as AnyStruct,
  'article-page': ArticlePage as unknown as AnyStruct,
  ugc: Ugc as unknown as AnyStruct,
  collection: CollectionStruct as unknown as AnyStruct,
  filter: FilterStruct as unknown as AnyStruct,
  experience: ExperienceStruct as unknown as AnyStruct,
  segmentation: SegmentationStruct as unknown as AnyStruct,
}
