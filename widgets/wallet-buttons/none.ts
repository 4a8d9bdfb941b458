/** Tells the page's developer why no button appears. */
export const NONE =
  'Expected a wallet that can pay here, got none: `<till-wallet-buttons>` stays empty. This browser has no Apple Pay, or the shop offers no wallet to this access key.'
