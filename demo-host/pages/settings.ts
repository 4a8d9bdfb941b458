/** Where the demo's pages are and where their shop is. */
export type PagesSettings = {
  /** Port of the host pages. */
  hostPort: number
  /** Address to listen on. */
  host: string
  /** Origin of the shop as a browser sees it. */
  shop: string
}

/** Reads `TILL_HOST_PORT` and `TILL_SHOP_PORT`, 4400 and 4401 where they are not set, and `TILL_HOST`, else loopback. */
export function pagesSettings(environment: NodeJS.ProcessEnv): PagesSettings {
  const shopPort = environment['TILL_SHOP_PORT'] ?? '4401'
  return {
    hostPort: Number(environment['TILL_HOST_PORT'] ?? '4400'),
    host: environment['TILL_HOST'] || 'localhost',
    shop: `http://localhost:${shopPort}`,
  }
}
