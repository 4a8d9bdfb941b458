import type { Language } from '../../../../core/shapes/languages'
import type { ColumnType, Generated } from 'kysely'
import type { Currency, Minor } from '../../pricing/money'
import type { Category } from '../../catalogue/category'
import type { PastPrice, Product } from '../../catalogue/product'
import type { TaxClass } from '../../pricing/tax-rule'
import type { Words } from '../../languages/words'
import type { Json } from './site'

/** The part of a product that lists show. */
export type CardDocument = Pick<Product, 'masterId' | 'slug' | 'name' | 'eyebrow' | 'badge' | 'defaultColor'> & {
  /** For products without colours. */
  readonly picture: string | null
  readonly colors: readonly { readonly value: string; readonly label: Words; readonly picture: string }[]
  /** False for gift cards, whose choices are designs; older rows lack it. */
  readonly areColors?: boolean
}

type ProductsTable = {
  id: string
  master_id: string
  slug: string
  kind: string
  gender: string
  product_type: 'physical' | 'digital'
  tax_class: TaxClass
  presale: boolean
  reserve_only: boolean
  gift_with_purchase: boolean
  max_qty: number
  launched_at: Date
  popularity: number
  category_ids: string[]
  colors: string[]
  sizes: string[]
  document: Json<Product>
  card: Json<CardDocument>
}

type VariantsTable = {
  upc: string
  id: string
  product_id: string
  position: number
  price_group: string
  color: string | null
  attributes: Json<readonly { type: string; value: string }[]>
}

/** Minor units. */
type PricesTable = {
  product_id: string
  price_group: string
  currency: Currency
  original: Minor
  current: Minor
  historic_best: Minor | null
  previous_best: Minor | null
  sale_since: Date | null
  history: Json<readonly PastPrice[]>
}

/** Stock by shelf (`stock/shelf-key.ts`). `reserved` is held for carts, or sold and not yet shipped. */
type StockTable = {
  upc: string
  on_hand: number
  reserved: Generated<number>
  variant_upc?: string | null
  store_id?: string | null
}

type CategoriesTable = {
  id: string
  slug: string
  parent_id: string | null
  position: number
  document: Json<Pick<Category, 'name' | 'description'>>
}

/** A product's words for the search, one row for each language. */
type SearchWordsTable = { product_id: string; language: Language; words: string; vector: string }

/** A block of 1,024 products, and the state of the catalogue that it was built from. */
type SearchBlocksTable = { block: number; fitted_to: string | null }

/** `place` is the product's bit in a search block; results are sorted by the rest. */
type SearchPlacesTable = { place: number; product_id: string; popularity: number; launched_at: Date }

/** The lowest price of the product at a place. */
type SearchPricesTable = { place: number; currency: Currency; lowest: Minor }

/** The products of a block that have a word; the empty term has all that can be found in that language. */
type SearchTermsTable = { language: Language; term: string; block: number; bits: string }

/** The products of a block that have a facet's value. */
type SearchFacetsTable = { block: number; kind: 'category' | 'color' | 'size'; value: string; bits: string }

/** All words of the search, for correcting typos; `spelled` says how a word is shown where it is compared in another form. */
type SearchVocabularyTable = { language: Language; word: string; spelled?: string | null }

/** Names of attribute values, for the facets of a search. */
type AttributeOptionsTable = { type: string; value: string; labels: Json<Words> }

type NotificationRequestsTable = {
  id: string
  upc: string
  product_id: string
  email: string
  locale: string
  /** The origin of the page; older rows have none. */
  origin: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Generated<Date>
}

export type ProductSetDocument = { readonly name: Words; readonly description?: Words }

type ProductSetsTable = { set_id: string; position: number; document: Json<ProductSetDocument> }

type ProductSetPartsTable = { set_id: string; product_id: string; position: number }

export type CatalogueTables = {
  products: ProductsTable
  variants: VariantsTable
  prices: PricesTable
  stock: StockTable
  categories: CategoriesTable
  search_words: SearchWordsTable
  search_blocks: SearchBlocksTable
  search_places: SearchPlacesTable
  search_prices: SearchPricesTable
  search_terms: SearchTermsTable
  search_facets: SearchFacetsTable
  search_vocabulary: SearchVocabularyTable
  attribute_options: AttributeOptionsTable
  notification_requests: NotificationRequestsTable
  product_sets: ProductSetsTable
  product_set_parts: ProductSetPartsTable
}
