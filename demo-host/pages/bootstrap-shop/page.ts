import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PagesSettings } from '../settings'

const require = createRequire(import.meta.url)

/** The products that are behind the template's eight cards, in its order. */
const PRODUCTS = [
  'TQ4407AB12',
  'TQ4407AB18',
  'TQ4407AB17',
  'TQ4407AB13',
  'TQ4407AB14',
  'TQ4407AB15',
  'TQ4407AB16',
  'TQ4407AB12',
] as const

/**
 * A page that nobody here wrote, as its package ships it. What an owner would add is added: the script tag, a mini cart in
 * the bar, `data-till-…` on the buttons; and its foreign addresses are answered by this server.
 */
export async function bootstrapShop({ shop }: PagesSettings): Promise<string> {
  const page = await readFile(require.resolve('startbootstrap-shop-homepage/dist/index.html'), 'utf8')
  let card = 0
  return page
    .replaceAll(/https:\/\/cdn\.jsdelivr\.net\/npm\/bootstrap-icons@[\d.]+\/font\//g, '/vendor/bootstrap-icons/')
    .replaceAll(/https:\/\/cdn\.jsdelivr\.net\/npm\/bootstrap@[\d.]+\/dist\/js\//g, '/vendor/bootstrap/')
    .replaceAll(/https:\/\/dummyimage\.com\/[^"]+/g, '/bootstrap-shop/placeholder.svg')
    .replaceAll(/(href|src)="(css|js|assets)\//g, '$1="/bootstrap-shop/$2/')
    .replaceAll('<a class="btn btn-outline-dark mt-auto" href="#">', () => {
      const product = PRODUCTS[card++ % PRODUCTS.length]
      return `<a class="btn btn-outline-dark mt-auto" href="/en-us/p/item-${product}" data-till-open="quick-shop" data-till-product="${product}">`
    })
    .replace(
      /<form class="d-flex">[\s\S]*?<\/form>/,
      '$&<till-mini-cart style="display:inline-block;width:44px;height:44px"></till-mini-cart>',
    )
    .replace(
      '</head>',
      `<script async src="${shop}/till.js" data-key="pk_partner" data-locale="en-US"></script></head>`,
    )
}
