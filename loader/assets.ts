/** `path` is relative to the script's own address. */
export interface Asset {
  readonly path: string
  readonly integrity: string
}

// The build replaces this module (`loader/build/entry.ts`). These values are those of an unbuilt checkout.

export const version: string = '0.0.0'

/** It needs no other file at once. */
export const index: Asset = { path: '../widgets/entry.ts', integrity: '' }
