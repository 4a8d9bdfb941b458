/** Only if the page has a `dataLayer`. */
export function pushToDataLayer(event: object): void {
  const { dataLayer } = globalThis as { dataLayer?: unknown }
  if (Array.isArray(dataLayer)) dataLayer.push(event)
}
