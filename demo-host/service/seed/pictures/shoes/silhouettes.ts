import type { ShoePaint } from '../colourways'
import { type Art, round } from '../svg'
import type { Closure } from './closures'
import { lowUpper } from './low-upper'
import { midCollar } from './mid-collar'
import type { Sign } from './signs'
import { slideArt } from './slide'
import { flat, plush, racer, rocker, spikePlate } from './soles'
import type { Texture } from './texture'
import { lugged, luggedPlush } from './trail-soles'
import { trailUpper } from './trail-upper'

/** Draws one shoe, toe at the end side; the suffix keeps the ids of a pair apart. */
export type ShoeArt = (c: ShoePaint, sfx: string) => Art

const low =
  (
    sole: ShoeArt,
    lift: number,
    texture: Texture,
    sign: Sign,
    panels: 'heavy' | 'light' = 'heavy',
    closure: Closure = 'laces',
  ): ShoeArt =>
  (c, sfx) => {
    const upper = lowUpper(c, sfx, { texture, sign, panels, closure })
    const below = sole(c, sfx)
    return {
      defs: upper.defs + below.defs,
      body: round(`<g transform="translate(0 ${-lift})">${upper.body}</g>\n${below.body}`),
    }
  }

const trail =
  (sole: typeof lugged, lift: number, sign: Sign): ShoeArt =>
  (c, sfx) => {
    const upper = trailUpper(c, sfx, sign)
    const { defs, under, body } = sole(c, sfx)
    return {
      defs: upper.defs + defs,
      body: round(`${under}<g transform="translate(0 ${-lift})">${upper.body}</g>\n${body}`),
    }
  }

const trailMid: ShoeArt = (c, sfx) => {
  const shoe = trail(lugged, 0, 'step')(c, sfx)
  const collar = midCollar(c, sfx)
  return { defs: shoe.defs + collar.defs, body: round(collar.under) + shoe.body + round(collar.over) }
}

const lowered =
  (draw: ShoeArt, by: number): ShoeArt =>
  (c, sfx) => {
    const { defs, body } = draw(c, sfx)
    return { defs, body: `<g transform="translate(0 ${by})">${body}</g>` }
  }

/** Every shoe by kind. */
export const silhouettes = {
  road: low(rocker, 0, 'knit', 'curve'),
  'road-wave': low(rocker, 0, 'mesh', 'wave'),
  'road-ridge': low(rocker, 0, 'rib', 'ridge'),
  'road-sock': low(rocker, 0, 'knit', 'slash', 'light', 'sock'),
  'road-strap': low(rocker, 0, 'mesh', 'wing', 'heavy', 'straps'),
  'road-flat': low(flat, 0, 'knit', 'ridge'),
  plush: low(plush, 22, 'rib', 'wing'),
  racer: low(racer, 26, 'mesh', 'slash', 'light'),
  'racer-wing': low(racer, 26, 'knit', 'wing', 'light'),
  spike: lowered(low(spikePlate, 0, 'mesh', 'ridge', 'light'), 22),
  trail: trail(lugged, 0, 'step'),
  'trail-peak': trail(lugged, 0, 'peak'),
  'trail-plush': trail(luggedPlush, 18, 'wave'),
  'trail-mid': trailMid,
  slide: slideArt,
} as const satisfies Record<string, ShoeArt>

export type ShoeKind = keyof typeof silhouettes
