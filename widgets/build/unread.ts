import type { Plugin } from 'rollup'

/** What a cart carries for checkout alone: where its contract imports it from, and by what name. */
const parts: Readonly<Record<string, string>> = {
  './address': 'Address',
  './payment-instrument': 'PaymentInstrument',
  './price-adjustment': 'PriceAdjustment',
  './reward': 'Reward',
  './shipping': 'Shipment',
}

const mark = '\0till:unread:'

/**
 * Leaves out of a host page's contract of the cart what no widget reads: there it may be anything. The microsite, which
 * reads it, checks it; and so do wallets, which read shipments (core/wiring/wallet-basket). Without it every open bag would
 * carry the contracts of addresses, shipments and instruments (0.6 kB).
 */
export function unread(): Plugin {
  return {
    name: 'till:unread',
    resolveId: (source, importer) =>
      parts[source] && /[\\/]core[\\/]shapes[\\/]cart\.ts$/.test(importer ?? '') ? mark + parts[source] : null,
    load: id =>
      id.startsWith(mark)
        ? `import { unknown } from 'superstruct'\nexport const ${id.slice(mark.length)} = /* @__PURE__ */ unknown()\n`
        : null,
  }
}
