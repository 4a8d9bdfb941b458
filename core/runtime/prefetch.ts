import { urlOf } from './url-of'

/** Starts once for each key; what failed may be started again. */
export function onceEach<Result = void>(): (key: string, start: () => Promise<Result>) => Promise<Result> {
  const known: Record<string, Promise<Result> | undefined> = {}
  return (key, start) =>
    (known[key] ??= start().catch((error: unknown) => {
      delete known[key]
      throw error
    }))
}

/**
 * Fetches a file before it is imported as a module, so that it is in the cache. Chromium (seen in 150) remembers a module that
 * could not be fetched and never requests it again; a plain request that fails leaves no trace, so it can be repeated.
 */
export async function prefetch(url: string, integrity: string, api = url): Promise<void> {
  // A page's policy may allow requests to the API alone.
  const origin = urlOf(api)?.origin
  if (!origin || origin === urlOf(url)?.origin) await fetch(url, { integrity })
}
