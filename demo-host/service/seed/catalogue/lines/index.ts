import type { Line } from '../line'
import { accessoryLines } from './accessories'
import { bottomLines } from './bottoms'
import { layerLines } from './layers'
import { racingAndTrackLines } from './racing-and-track'
import { roadLines } from './road'
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
  ...accessoryLines,
]
