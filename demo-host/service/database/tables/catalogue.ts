import type { ColumnType, Generated } from 'kysely'
import type { Currency, Minor } from '../../pricing/money'
import type { Category } from '../../catalogue/category'
import type { PastPrice, Product } from '../../catalogue/product'
import type { TaxClass } from '../../pricing/tax-rule'
import type { Words } from '../../languages/words'
import type { Json } from './site'

/** What a list says of a product: small, since a list has many. */
export type CardDocument = Pick<Product, 'masterId' | 'slug' | 'name' | 'eyebrow' | 'badge' | 'defaultColor'> & {
  /** The picture of what has no colours. */
  readonly picture: string | null
  readonly colors: readonly { readonly value: string; readonly label: Words; readonly picture: string }[]
  /** Whether these are colours: a gift card's are designs; a card that was kept before does not say. */
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
  /** Its place among the product's variants. */
  position: number
  price_group: string
  color: string | null
  attributes: Json<readonly { type: string; value: string }[]>
}

/** The price of a group of a product's variants in one currency; minor units. */
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

/**
 * Stock by shelf (`stock/shelf-key.ts`): the warehouse's under a variant's own upc, a store's with both named beside the
 * key. `reserved` is promised to carts and orders that are not shipped.
 */
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

/** A product's words, one row for each language: what a search is made of, and by which its hits are told apart. */
type SearchWordsTable = { product_id: string; language: 'en' | 'fr'; words: string; vector: string }

/** 1,024 places after each other, and the state of the catalogue that what is said of them was made of. */
type SearchBlocksTable = { block: number; fitted_to: string | null }

/** Where a product stands in the strings of bits, and what sorts it. */
type SearchPlacesTable = { place: number; product_id: string; popularity: number; launched_at: Date }

/** The lowest price of what stands at a place. */
type SearchPricesTable = { place: number; currency: Currency; lowest: Minor }

/** Which products of a block have a word; the empty term is of all that can be found in its language. */
type SearchTermsTable = { language: 'en' | 'fr'; term: string; block: number; bits: string }

/** Which products of a block have a facet's value. */
type SearchFacetsTable = { block: number; kind: 'category' | 'color' | 'size'; value: string; bits: string }

/** The search's own vocabulary, to find what was meant by a word that is in none. */
type SearchVocabularyTable = { language: 'en' | 'fr'; word: string }

/** What an attribute's value is called, for the facets of a search. */
type AttributeOptionsTable = { type: string; value: string; labels: Json<Words> }

type NotificationRequestsTable = {
  id: string
  upc: string
  product_id: string
  email: string
  locale: string
  /** The origin of the page that it was asked on; null for one of an earlier version. */
  origin: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Generated<Date>
}

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
}
