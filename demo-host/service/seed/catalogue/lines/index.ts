import type { Line } from '../line'
import { autumnLines } from './autumn'
import { bottomLines } from './bottoms'
import { carryLines } from './carry'
import { layerLines } from './layers'
import { racingAndTrackLines } from './racing-and-track'
import { roadLines } from './road'
import { socksAndHeadwearLines } from './socks-and-headwear'
import { topLines } from './tops'
import { trailLines } from './trail'

/** The whole range, in the order of the plan. */
export const lines: readonly Line[] = [
  ...roadLines,
  ...trailLines,
  ...racingAndTrackLines,
  ...topLines,
  ...bottomLines,
  ...layerLines,
  ...socksAndHeadwearLines,
  ...carryLines,
  ...autumnLines,
]
