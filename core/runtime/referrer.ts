import { urlOf } from './url-of'

export function originBefore(): string {
  const origin = typeof document === 'undefined' ? undefined : urlOf(document.referrer)?.origin
  return origin === undefined || origin === 'null' ? '' : origin
}

/** A reload keeps the referrer, even if the hash has changed. */
export function isFirstLoad(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}
