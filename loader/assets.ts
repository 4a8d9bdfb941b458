/** A file that the loader fetches: its path from the script's own address, and the hash that it must have. */
export interface Asset {
  readonly path: string
  readonly integrity: string
}

// The build puts another module in this one's place, with the real version, paths and integrity values
// (`loader/build/entry.ts`). These values are those of an unbuilt checkout.

/** The version of the loader and of the widgets that it loads. */
export const version: string = '0.0.0'

/** The widgets' index, which needs no other file at once. */
export const index: Asset = { path: '../widgets/entry.ts', integrity: '' }
