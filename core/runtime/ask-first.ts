import { urlOf } from './url-of'

/** Starts once for each key; what failed may be started again. */
export function onceEach<Came = void>(): (key: string, start: () => Promise<Came>) => Promise<Came> {
  const known: Record<string, Promise<Came> | undefined> = {}
  return (key, start) =>
    (known[key] ??= start().catch((error: unknown) => {
      delete known[key]
      throw error
    }))
}

/**
 * Asks for a file before it is fetched as a module, and leaves it in the cache. Chromium (seen in 150) remembers a module that
 * could not be fetched and never asks for it again; a plain request that fails leaves no trace, so it can be repeated.
 */
export async function askFirst(url: string, integrity: string, api = url): Promise<void> {
  // A page's policy may allow requests to the API alone.
  const origin = urlOf(api)?.origin
  if (!origin || origin === urlOf(url)?.origin) await fetch(url, { integrity })
}
