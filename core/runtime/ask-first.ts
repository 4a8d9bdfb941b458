/**
 * Asks for a file before it is fetched as a module, and leaves it in the cache. Chromium (seen in 150) remembers a module that
 * could not be fetched and never asks for it again; a plain request that fails leaves no trace, so it can be repeated.
 */
export async function askFirst(url: string, integrity: string): Promise<void> {
  await fetch(url, { integrity })
}
