import type { Plugin } from 'rollup'

/** What a cart carries for checkout alone: where its contract imports it from, and what stands for it in a host page. */
const parts: Readonly<Record<string, string>> = {
  './address': anything('Address'),
  './payment-instrument': anything('PaymentInstrument'),
  './price-adjustment': anything('PriceAdjustment'),
  './reward': anything('Reward'),
  './shipping': anything('Shipment'),
  './further': nothing('OfItem', 'OfPrice', 'OfDelivery', 'OfProductPromotion', 'OfApproach', 'Totals'),
}

const mark = '\0till:unread:'

/**
 * Leaves out of a host page's contract of the cart what no widget reads: there it may be anything. The microsite, which
 * reads it, checks it; and so do wallets, which read shipments (core/wiring/wallet-basket). Without it every open bag would
 * carry the contracts of addresses, shipments and instruments (0.7 kB).
 */
export function unread(): Plugin {
  return {
    name: 'till:unread',
    resolveId: (source, importer) =>
      parts[source] && /[\\/]core[\\/]shapes[\\/](cart|cart-item|promotion|totals)\.ts$/.test(importer ?? '')
        ? mark + source
        : null,
    load: id => (id.startsWith(mark) ? (parts[id.slice(mark.length)] ?? null) : null),
  }
}

function nothing(...names: string[]): string {
  return names.map(name => `export const further${name} = {}`).join('\n')
}

function anything(name: string): string {
  return `import { unknown } from 'superstruct'\nexport const ${name} = /* @__PURE__ */ unknown()\n`
}
