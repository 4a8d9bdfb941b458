import { type Infer, number, size, string, type } from 'superstruct'
import { array } from '../shapes/array'

export const metricNames: readonly string[] = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']

/** The kind of a page, never its address. */
export const pageKinds = [
  'product',
  'category',
  'cart',
  'account',
  'search',
  'search-hub',
  'home',
  'order-confirmation',
  'checkout',
  'other',
  'error',
] as const
export type PageKind = (typeof pageKinds)[number]

/** Names and milliseconds, nothing personal. */
export const PerformanceReport = type({
  page: size(string(), 0, 200),
  measures: array(type({ name: size(string(), 1, 60), value: number() })),
})
export type PerformanceReport = Infer<typeof PerformanceReport>
