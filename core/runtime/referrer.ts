/** The origin of the page that led here, as the browser tells it; empty where it tells none. */
export function originBefore(): string {
  if (typeof document === 'undefined' || !URL.canParse(document.referrer)) return ''
  const { origin } = new URL(document.referrer)
  return origin === 'null' ? '' : origin
}

/** True where this is the first load of its address: a reload keeps the referrer, though the part behind the # may have changed since. */
export function isFirstLoad(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}
