/** Pushes an event into the page's `dataLayer`, where it has one. */
export function pushToDataLayer(event: object): void {
  const { dataLayer } = globalThis as { dataLayer?: unknown }
  if (Array.isArray(dataLayer)) dataLayer.push(event)
}
