export type Scheme = 'light' | 'dark'

/** The scheme that a page has although the shopper's system has the other; null where both agree or the page follows. */
export function ownScheme(schemes: string, isSystemDark: boolean): Scheme | null {
  const own = !/\bdark\b/.test(schemes) ? 'light' : /\blight\b/.test(schemes) ? null : 'dark'
  return (own === 'dark') === isSystemDark ? null : own
}

/** What this page is in, for pages of ours that follow it. */
export async function schemeOfPage(): Promise<Scheme | null> {
  if (typeof document === 'undefined') return null
  const { inPage } = await import('./page-dom')
  const said = getComputedStyle(document.documentElement).colorScheme
  const meta = inPage<HTMLMetaElement>('meta[name="color-scheme" i]')[0]?.content ?? ''
  return ownScheme(said === 'normal' ? meta : said, matchMedia('(prefers-color-scheme: dark)').matches)
}
