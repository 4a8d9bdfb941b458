import { sample } from 'effector'
import { $products, readProductFx } from '../../catalogue/products'
import { masterKnown, masterFailed, masterWanted } from '../../content/ugc'

// Galleries are tagged with the master of all of a product's colours; only its details say which that is.

sample({
  clock: masterWanted,
  source: $products,
  filter: (products, id) => Boolean(products[id]?.product),
  fn: (products, id) => ({ product: id, masterId: products[id]?.product?.masterId ?? '' }),
  target: masterKnown,
})

sample({
  clock: masterWanted,
  source: $products,
  filter: (products, id) => !products[id]?.product && !products[id]?.isPending,
  fn: (_products, productId) => ({ params: { productId } }),
  target: readProductFx,
})

sample({
  clock: readProductFx.done,
  fn: ({ params, result }) => ({ product: params.params.productId, masterId: result.masterId }),
  target: masterKnown,
})

sample({
  clock: readProductFx.fail,
  fn: ({ params, error }) => ({ product: params.params.productId, error }),
  target: masterFailed,
})
