import { endpoint } from '../http/endpoint'
import { ContentQuery } from './contracts'
import { Children, Component, ContentPage, SentLocations, Showcase, ShowcaseQuery } from './pages/contracts'

/** `mode` is `live` or `preview`. Articles, the footer, fragments, the menu and pop-ups have tables of their own. */
export const endpoints = {
  /** Content of one of the shop's own screens. */
  readAugmentedPage: endpoint({
    name: 'readAugmentedPage',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/augmentedpage/:siteId/:page',
    audience: 'anyone',
    query: ContentQuery,
    answer: ContentPage,
  }),
  readCategoryContent: endpoint({
    name: 'readCategoryContent',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/category/:siteId/:categoryId',
    audience: 'anyone',
    query: ContentQuery,
    answer: ContentPage,
  }),
  readPage: endpoint({
    name: 'readPage',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/page/:siteId/:page',
    audience: 'anyone',
    query: ContentQuery,
    answer: ContentPage,
  }),
  readChildren: endpoint({
    name: 'readChildren',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/children/:siteId/:parentPageSlug',
    audience: 'anyone',
    query: ContentQuery,
    answer: Children,
  }),
  readProductContent: endpoint({
    name: 'readProductContent',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/product/:siteId/:productId',
    audience: 'anyone',
    query: ContentQuery,
    answer: ContentPage,
  }),
  /** What editors look through. */
  readShowcase: endpoint({
    name: 'readShowcase',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/showcase/:siteId/:docType',
    audience: 'anyone',
    query: ShowcaseQuery,
    answer: Showcase,
  }),
  /** `compare`, `collections`, `footer`, `foot-sizes`, `search` or `utility`, of the key's own site. */
  readComponent: endpoint({
    name: 'readComponent',
    method: 'GET',
    path: '/fapi/components/:component',
    audience: 'first-party-page',
    answer: Component,
  }),
  readSizeChart: endpoint({
    name: 'readSizeChart',
    method: 'GET',
    path: '/fapi/components/size-chart/:productType',
    audience: 'first-party-page',
    answer: Component,
  }),
  readLocationSelector: endpoint({
    name: 'readLocationSelector',
    method: 'GET',
    path: '/fapi/pages/location-selector',
    audience: 'first-party-page',
    answer: SentLocations,
  }),
  /** A page of the key's own site. */
  readOwnPage: endpoint({
    name: 'readOwnPage',
    method: 'GET',
    path: '/fapi/pages/:page',
    audience: 'first-party-page',
    answer: ContentPage,
  }),
} as const
