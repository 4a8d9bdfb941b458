import { type Infer, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { about, Block } from '../contracts'

/** Blocks that a page shows by their fragment's id: `northlane-home`. */
export const Fragment = type({ ...about, fragmentId: string(), name: string(), blocks: array(Block) })
export type Fragment = Infer<typeof Fragment>
