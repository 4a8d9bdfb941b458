import { type ColourName, colours } from '../../colours'
import { shoePaint } from '../colourways'
import { type Art, frame, type Shadow } from '../svg'
import { type ShoeArt, type ShoeKind, silhouettes } from './silhouettes'

/** The sides from which a shoe is shown. */
export type ShoeView = 'side' | 'pair' | 'heel' | 'toe'

const placed = (art: Art, transform: string): Art => ({
  defs: art.defs,
  body: `<g transform="${transform}">${art.body}</g>`,
})

const pair = (draw: ShoeArt, paint: ReturnType<typeof shoePaint>): Art => {
  const front = placed(draw(paint, ''), 'translate(262 366) scale(.86) translate(-314 -288)')
  const back = placed(draw(paint, 'b'), 'translate(352 214) scale(.8) translate(-314 -288)')
  return {
    defs: front.defs + back.defs,
    body: `<ellipse cx="330" cy="352" rx="210" ry="16" fill="url(#gs)"/>${back.body}${front.body}`,
  }
}

const outOfSight: Shadow = [300, 640, 10, 10]

/** A shoe of a kind in a colour, from one side. */
export const shoePicture = (kind: ShoeKind, colour: ColourName, view: ShoeView): string => {
  const draw = silhouettes[kind]
  const paint = shoePaint(colour)
  const title = `${kind.replace('-', ' ')} shoe, ${colours[colour].label.en.toLowerCase()}`
  if (view === 'pair') return frame(paint.ground, pair(draw, paint), [256, 478, 222, 20], `${title}, the pair`)
  const one = draw(paint, '')
  if (view === 'heel') {
    return frame(
      paint.ground,
      placed(one, 'translate(330 330) scale(2.1) rotate(-8) translate(-200 -290)'),
      outOfSight,
      `${title}, heel`,
    )
  }
  if (view === 'toe') {
    return frame(
      paint.ground,
      placed(one, 'translate(290 320) scale(2) rotate(6) translate(-410 -310)'),
      outOfSight,
      `${title}, toe`,
    )
  }
  return frame(
    paint.ground,
    placed(one, 'translate(300 300) scale(1.04) translate(-314 -276)'),
    [302, 448, 252, 20],
    title,
  )
}
