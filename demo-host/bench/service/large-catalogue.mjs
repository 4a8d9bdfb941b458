import { atOnce, call } from '../../faults/shopper.mjs'
import { untilFound } from './until-found.mjs'

const PRODUCTS = 100_000

/** Makes a catalogue of 100,000 out of the sandbox's 200: every product in many copies, each a product of its own. */
export async function fillCatalogue(query) {
  const [{ n }] = await query('select count(*)::int as n from products')
  const copies = Math.ceil((PRODUCTS - n) / n)
  const tables = [
    ['products', 'id', ''],
    ['search_words', 'product_id', ''],
    ['prices', 'product_id', `where currency = 'USD'`],
  ]
  for (const [table, key, where] of tables) {
    const columns = (
      await query('select column_name as name from information_schema.columns where table_name = $1', [table])
    ).map(({ name }) => name)
    const values = columns.map(name => (name === key ? `${key} || lpad(copy::text, 4, '0')` : `source."${name}"`))
    await query(`
      insert into ${table} (${columns.map(name => `"${name}"`).join(', ')})
      select ${values.join(', ')} from (select * from ${table} ${where}) as source, generate_series(1, ${copies}) as copy`)
  }
  for (const [table] of tables) await query(`vacuum analyze ${table}`)
}

/** Searches over it: plain words, misspelt ones, and with facets chosen; none is asked twice, since what was found is kept for seconds. */
export async function largeSearch(shop, size) {
  await untilFound(shop.origin, total => total > 0.99 * PRODUCTS)
  const queries = [
    'q=shoe',
    'q=runing+jaket',
    'q=trail&color=black',
    'q=tee&sort=price-asc',
    'q=meridan',
    'q=running+sock',
  ]
  let asked = 0
  const search = async () => {
    const place_ = asked++
    const began = performance.now()
    const count = 20 + Math.floor(place_ / queries.length)
    const path = `/products/v2/search/productSearch?${queries[place_ % queries.length]}&count=${count}&lang=en`
    const { status, code } = await call(shop.origin, 'GET', path)
    if (status !== 200) throw new Error(`A search was answered ${status} ${code}`)
    return performance.now() - began
  }
  const many = count => atOnce(2, Array.from({ length: count }), search)
  return { warm: () => many(queries.length), go: () => many(Math.max(queries.length, Math.round(60 * size))) }
}
