import { array, type Infer, number, size, string, type } from 'superstruct'

/** What is measured of a page: the web vitals. */
export const metricNames: readonly string[] = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']

/** The kinds of page that are told of in a report, never an address. */
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

/** Measures of a page's performance (M3): names and milliseconds, no person in them. */
export const PerformanceReport = type({
  page: size(string(), 0, 200),
  measures: array(type({ name: size(string(), 1, 60), value: number() })),
})
export type PerformanceReport = Infer<typeof PerformanceReport>
