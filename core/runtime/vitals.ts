import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** In ms, except the unitless `CLS`. */
export type Measure = { name: string; value: number }

export type PageLeft = { path: string; description: string | null }

/** Includes what happened before. `left` comes last, each time the page is hidden. */
export function watchVitals(measured: (measure: Measure) => void, left: (page: PageLeft) => void): void {
  const report = ({ name, value }: Measure) => measured({ name, value: Math.round(value * 1000) / 1000 })
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(report)
  // After the five measures, which end with the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const about = document.querySelector<HTMLMetaElement>('meta[name=description]')
    left({ path: location.pathname, description: about?.content ?? null })
  })
}
