import { array, type Infer, number, size, string, type } from 'superstruct'

/** What is measured of a page: the web vitals. */
export const metricNames: readonly string[] = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']

/** Measures of a page's performance (M3): names and milliseconds, no person in them. */
export const PerformanceReport = type({
  page: size(string(), 0, 200),
  measures: array(type({ name: size(string(), 1, 60), value: number() })),
})
export type PerformanceReport = Infer<typeof PerformanceReport>
