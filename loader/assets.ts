export interface Asset {
  readonly path: string
  readonly integrity: string
}

// The build replaces this module (`loader/build/entry.ts`).

export const version: string = '0.0.0'

export const index: Asset = { path: '../widgets/entry.ts', integrity: '' }
