import { sample } from 'effector'
import { aboutProduct } from '../../analytics/about-product'
import { tracked } from '../../analytics/model'
import { $boxes, $products, itemRefused, type Product } from '../../catalogue'

// What another variant was to replace is still there.

sample({
  clock: itemRefused,
  source: { products: $products, boxes: $boxes },
  filter: ({ products, boxes }, { productId, error }) =>
    Boolean(products[productId]?.product) &&
    !Object.values(boxes).some(({ context, refusal }) => refusal === error && context !== 'add'),
  fn: ({ products }, { productId }) => aboutProduct('remove_from_cart', products[productId]?.product as Product),
  target: tracked,
})
