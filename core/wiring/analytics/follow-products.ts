import { sample } from 'effector'
import { aboutProduct } from '../../analytics/about-product'
import { tracked } from '../../analytics/model'
import { $boxes, $products, buyBoxOpened, type Product } from '../../catalogue'
import { readProductFx } from '../../catalogue/products'

// At once if the product is known, else when it has loaded.

sample({
  clock: buyBoxOpened,
  source: $products,
  filter: (products, { productId, isBeside }) => !isBeside && Boolean(products[productId]?.product),
  fn: (products, { productId }) => aboutProduct('view_item', products[productId]?.product as Product),
  target: tracked,
})

sample({
  clock: readProductFx.doneData,
  source: $boxes,
  filter: (boxes, { id }) => Object.values(boxes).some(({ productId, isBeside }) => productId === id && !isBeside),
  fn: (_boxes, product) => aboutProduct('view_item', product),
  target: tracked,
})
