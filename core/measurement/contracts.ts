import { array, type Infer, number, size, string, type } from 'superstruct'

/** Measures of a page's performance (M3): names and milliseconds, no person in them. */
export const PerformanceReport = type({
  page: size(string(), 0, 200),
  measures: array(type({ name: size(string(), 1, 60), value: number() })),
})
export type PerformanceReport = Infer<typeof PerformanceReport>
