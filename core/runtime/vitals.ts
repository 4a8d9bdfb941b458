import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** One measure of this page view: `LCP`, `CLS` … and its value, in ms but for the unitless `CLS`. */
export type Measure = { name: string; value: number }

/** What a page says of itself. */
export type PageLeft = { path: string; description: string | null }

/**
 * Watches how fast the page is for its visitor. What happened before is told too: the browser keeps it. `left` comes
 * last, whenever the page is hidden: it may never be seen again.
 */
export function watchVitals(measured: (measure: Measure) => void, left: (page: PageLeft) => void): void {
  const tell = ({ name, value }: Measure) => measured({ name, value: Math.round(value * 1000) / 1000 })
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(tell)
  // After those of the five, which tell their last at the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const about = document.querySelector<HTMLMetaElement>('meta[name=description]')
    left({ path: location.pathname, description: about?.content ?? null })
  })
}
