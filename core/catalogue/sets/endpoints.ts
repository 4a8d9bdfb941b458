import { endpoint } from '../../http/endpoint'
import { ProductSet, ProductSets } from './contracts'

export const setEndpoints = {
  readProductSets: endpoint({
    name: 'readProductSets',
    method: 'GET',
    path: '/products/v1/products/:productId/productSets',
    audience: 'anyone',
    answer: ProductSets,
  }),
  readProductSet: endpoint({
    name: 'readProductSet',
    method: 'GET',
    path: '/products/v2/products/:productSetId/productSet',
    audience: 'anyone',
    answer: ProductSet,
  }),
} as const
