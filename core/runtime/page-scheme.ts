export type Scheme = 'light' | 'dark'

/** The page's scheme if it differs from the system's; null if it follows the system. */
export function ownScheme(schemes: string, isSystemDark: boolean): Scheme | null {
  const own = !/\bdark\b/.test(schemes) ? 'light' : /\blight\b/.test(schemes) ? null : 'dark'
  return (own === 'dark') === isSystemDark ? null : own
}

/** For pages of ours that follow this page's scheme. */
export async function schemeOfPage(): Promise<Scheme | null> {
  if (typeof document === 'undefined') return null
  const { inPage } = await import('./page-dom')
  const said = getComputedStyle(document.documentElement).colorScheme
  const meta = inPage<HTMLMetaElement>('meta[name="color-scheme" i]')[0]?.content ?? ''
  return ownScheme(said === 'normal' ? meta : said, matchMedia('(prefers-color-scheme: dark)').matches)
}
