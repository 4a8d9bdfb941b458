import { type ColourName, colourNames } from '../colours'
import { type Picture, pictureOf } from './draw'
import { kindViews, pictureKinds, pictureName } from './kinds'
import { scenes } from './scenes'

const byName: ReadonlyMap<string, Picture> = new Map(
  pictureKinds.flatMap(kind =>
    colourNames.flatMap((colourway: ColourName) =>
      kindViews[kind].map(view => [pictureName(kind, colourway, view), { kind, colourway, view }] as const),
    ),
  ),
)

const isScene = (name: string): name is keyof typeof scenes => Object.hasOwn(scenes, name)

/** The names of all that can be drawn: every kind in every colour and view, and the scenes. */
export const pictureNames = (): string[] => [...byName.keys(), ...Object.keys(scenes)]

/** The picture of a name as SVG, or null where there is none: `/media/<name>.svg`. */
export const drawPicture = (name: string): string | null => {
  if (isScene(name)) return scenes[name]()
  const picture = byName.get(name)
  return picture ? pictureOf(picture) : null
}
