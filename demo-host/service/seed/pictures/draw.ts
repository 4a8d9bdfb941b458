import { type ColourName, colours } from '../colours'
import { clothPaint } from './colourways'
import { kindViews, type PictureKind, type PictureView } from './kinds'
import { type ShoeKind, silhouettes } from './shoes/silhouettes'
import { type ShoeView, shoePicture } from './shoes/views'
import { frame } from './svg'
import { things } from './things'

/** Which drawing: a kind, one of the house's colours, and a view that the kind has. */
export type Picture = { readonly kind: PictureKind; readonly colourway: ColourName; readonly view: PictureView }

const CLOSE = 2

const isShoe = (kind: PictureKind): kind is ShoeKind => kind in silhouettes

/** Draws a product on its ground, 600 x 600; the same words always give the same bytes. */
export const pictureOf = ({ kind, colourway, view }: Picture): string => {
  if (isShoe(kind)) return shoePicture(kind, colourway, view as ShoeView)
  const { draw, shadow, focus } = things[kind]
  const paint = clothPaint(colourway)
  const title = `${kind.replaceAll('-', ' ')}, ${colours[colourway].label.en.toLowerCase()}`
  const art = draw(paint)
  if (view === kindViews[kind][0]) return frame(paint.ground, art, shadow, title)
  const [x, y] = focus
  const closer = `translate(300 300) scale(${CLOSE}) rotate(-4) translate(${-x} ${-y})`
  return frame(
    paint.ground,
    { defs: art.defs, body: `<g transform="${closer}">${art.body}</g>` },
    [300, 640, 10, 10],
    `${title}, close up`,
  )
}
