import type { CardDocument } from '../../database/tables/catalogue'
import type { Db } from '../../database/transaction'
import type { SandboxData, SeedProduct, SeedVariant } from '../types'
import type { Currency } from '../../pricing/money'
import { shelfKey } from '../../stock/shelf-key'
import { insertMany } from '../../repositories/insert-many'
import { seedSearch } from './search'

const TABLES = ['products', 'variants', 'prices', 'stock', 'categories', 'attribute_options'] as const

/** Puts products, prices, stock and categories into an empty database. */
export async function seedCatalogue(db: Db, { products, categories }: SandboxData): Promise<void> {
  await db.transaction().execute(async tx => {
    for (const table of TABLES) await tx.deleteFrom(table).execute()
    await insertMany(
      tx,
      'categories',
      categories.map(({ id, slug, parentId, position, name, description }) => {
        return { id, slug, parent_id: parentId ?? null, position, document: JSON.stringify({ name, description }) }
      }),
    )
    await insertMany(tx, 'products', products.map(productRow))
    await insertMany(tx, 'attribute_options', attributeOptionRows(products))
    const variants = products.flatMap(product =>
      product.variants.map((variant, index) => ({ product, variant, at: index })),
    )
    await insertMany(
      tx,
      'variants',
      variants.map(({ product, variant, at }) => variantRow(product.id, variant, at)),
    )
    await insertMany(tx, 'prices', products.flatMap(priceRows))
    await insertMany(
      tx,
      'stock',
      variants.map(({ variant }) => ({ upc: variant.upc, on_hand: variant.onHand })),
    )
    await insertMany(
      tx,
      'stock',
      variants.flatMap(({ variant: { upc, stores } }) =>
        stores.map(({ storeId, quantity }) => ({
          upc: shelfKey(upc, storeId),
          on_hand: quantity,
          variant_upc: upc,
          store_id: storeId,
        })),
      ),
    )
    await seedSearch(tx, products, categories)
  })
}

function productRow(product: SeedProduct) {
  const { variants: _variants, searchTerms: _terms, ...document } = product
  return {
    id: product.id,
    master_id: product.masterId,
    slug: product.slug,
    kind: product.kind,
    gender: product.gender,
    product_type: product.productType,
    tax_class: product.taxClass,
    presale: product.presale,
    reserve_only: product.isRobisOnly,
    gift_with_purchase: product.giftWithPurchase,
    max_qty: product.maxQty,
    launched_at: new Date(product.launchedAt),
    popularity: product.popularity,
    category_ids: [...product.categoryIds],
    colors: optionsOf(product, 'color'),
    sizes: optionsOf(product, 'size'),
    document: JSON.stringify(document),
    card: JSON.stringify(cardOf(product)),
  }
}

function cardOf(product: SeedProduct): CardDocument {
  const { masterId, slug, kind, name, eyebrow, badge, defaultColor, attributes, customs } = product
  const options = attributes.flatMap(({ type, options }) => options.map(option => ({ type, ...option })))
  return {
    masterId,
    slug,
    name,
    eyebrow,
    ...(badge ? { badge } : {}),
    ...(defaultColor ? { defaultColor } : {}),
    picture: options.find(({ pictures }) => pictures?.length)?.pictures?.[0]?.name ?? null,
    colors: options
      .filter(({ type }) => type === 'color')
      .map(({ value, label, pictures }) => ({ value, label, picture: pictures?.[0]?.name ?? '' })),
    areColors: kind !== 'gift-card' && !customs,
  }
}

function optionsOf(product: SeedProduct, type: 'color' | 'size'): string[] {
  return product.attributes
    .filter(attribute => attribute.type === type)
    .flatMap(({ options }) => options.map(o => o.value))
}

function attributeOptionRows(products: readonly SeedProduct[]) {
  const options = products.flatMap(({ attributes }) =>
    attributes.flatMap(({ type, options }) =>
      options.map(({ value, label }) => ({ type, value, labels: JSON.stringify(label) })),
    ),
  )
  return [...new Map(options.map(option => [`${option.type} ${option.value}`, option])).values()]
}

function variantRow(productId: string, variant: SeedVariant, position: number) {
  return {
    upc: variant.upc,
    id: variant.id,
    product_id: productId,
    position,
    price_group: variant.priceGroup,
    color: variant.attributes.find(({ type }) => type === 'color')?.value ?? null,
    attributes: JSON.stringify(variant.attributes),
  }
}

function priceRows({ id, variants }: SeedProduct) {
  const groups = new Map(variants.map(({ priceGroup, prices }) => [priceGroup, prices]))
  return [...groups].flatMap(([group, prices]) =>
    Object.entries(prices).map(([currency, price]) => ({
      product_id: id,
      price_group: group,
      currency: currency as Currency,
      original: price.original,
      current: price.current,
      historic_best: price.historicBestPrice ?? null,
      previous_best: price.previousBestSalesPrice ?? null,
      sale_since: price.salesPriceActiveDate ? new Date(price.salesPriceActiveDate) : null,
      history: JSON.stringify(price.history),
    })),
  )
}
