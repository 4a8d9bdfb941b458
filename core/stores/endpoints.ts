import { endpoint } from '../http/endpoint'
import { FoundCollectionPoints, FoundStores, StoreSearch } from './contracts'

export const endpoints = {
  searchStores: endpoint({
    name: 'searchStores',
    method: 'POST',
    path: '/stores/v1/search',
    audience: 'anyone',
    body: StoreSearch,
    answer: FoundStores,
  }),
  searchCollectionPoints: endpoint({
    name: 'searchCollectionPoints',
    method: 'POST',
    path: '/stores/v1/collectionPoints',
    audience: 'anyone',
    body: StoreSearch,
    answer: FoundCollectionPoints,
  }),
} as const
