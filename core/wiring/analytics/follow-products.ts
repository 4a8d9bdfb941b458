import { sample } from 'effector'
import { aboutProduct } from '../../analytics/about-product'
import { tracked } from '../../analytics/model'
import { $products, type Product, quickShopOpened } from '../../catalogue'
import { readProductFx } from '../../catalogue/products'

// At once if the product is known, else when it has loaded.

sample({
  clock: quickShopOpened,
  source: $products,
  filter: (products, { productId }) => Boolean(products[productId]?.product),
  fn: (products, { productId }) => aboutProduct('view_item', products[productId]?.product as Product),
  target: tracked,
})

sample({ clock: readProductFx.doneData, fn: product => aboutProduct('view_item', product), target: tracked })
