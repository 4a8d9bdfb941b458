import { sample } from 'effector'
import { aboutProduct } from '../../analytics/about-product'
import { tracked } from '../../analytics/model'
import { $products, itemRefused, type Product } from '../../catalogue'

sample({
  clock: itemRefused,
  source: $products,
  filter: (products, { productId }) => Boolean(products[productId]?.product),
  fn: (products, { productId }) => aboutProduct('remove_from_cart', products[productId]?.product as Product),
  target: tracked,
})
