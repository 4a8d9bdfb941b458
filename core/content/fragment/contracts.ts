import { type Infer, string, type } from 'superstruct'
import { about, Entries } from '../contracts'

/** Blocks that a page shows by their fragment's id: `northlane-home`. */
export const Fragment = type({ ...about, fragmentId: string(), name: string(), blocks: Entries })
export type Fragment = Infer<typeof Fragment>
