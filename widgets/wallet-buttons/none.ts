/** For the page's developer: nobody wonders why nothing is there. */
export const NONE =
  'Expected a wallet that can pay here, got none: `<till-wallet-buttons>` stays empty. This browser has no Apple Pay, or the shop offers no wallet to this access key.'
