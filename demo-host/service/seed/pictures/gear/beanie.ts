import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, luminance, mix } from '../paint'
import { type Art, clip, gradient, pattern, round, sides } from '../svg'

const crown = 'M140 400C126 270 190 150 300 146C410 150 474 270 460 400C360 420 240 420 140 400Z'
const cuff = 'M128 356C230 384 370 384 472 356C482 390 484 424 476 450C370 482 230 482 124 450C116 424 118 390 128 356Z'

const spokes = [-120, -78, -38, 0, 38, 78, 120]
  .map(x => `<path d="M300 146C${300 + x * 0.9} 190 ${300 + x * 1.35} 280 ${300 + x * 1.4} 420" fill="none"/>`)
  .join('')

const jacquard = (c: ClothPaint) =>
  `<path d="M120 268L150 244L180 268L210 244L240 268L270 244L300 268L330 244L360 268L390 244L420 268L450 244L480 268V292L450 268L420 292L390 268L360 292L330 268L300 292L270 268L240 292L210 268L180 292L150 268L120 292Z" fill="${c.accent}"/><path d="M110 310H490V322H110Z" fill="${c.accent}" fill-opacity=".6"/>`

const tufts = (inner: number, outer: number, count: number, turn: number): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) / count) * Math.PI * 2
    const end = outer + (at % 3) * 3
    const point = (radius: number) =>
      `${Math.round(300 + Math.cos(angle) * radius)} ${Math.round(126 + Math.sin(angle) * radius)}`
    return `M${point(inner)}L${point(end)}`
  }).join('')

const bobble = (c: ClothPaint) => {
  const tone = mix(c.accent, c.base, 0.1)
  return `<path d="${tufts(20, 52, 26, 0)}" stroke="${dark(tone, 0.16)}" stroke-width="13"/><circle cx="300" cy="126" r="44" fill="${tone}"/><path d="${tufts(14, 44, 22, 0.5)}" stroke="${light(tone, 0.14)}" stroke-width="7"/><path d="${tufts(4, 26, 12, 0.2)}" stroke="${light(tone, 0.4)}" stroke-opacity=".7" stroke-width="6"/><path d="M268 150C286 172 318 172 334 148C326 178 276 178 268 150Z" fill="${INK}" fill-opacity=".14"/>`
}

/** A ribbed beanie with a turned-up cuff, plain or with a bobble and a zigzag. */
export const beanie =
  (withBobble: boolean) =>
  (c: ClothPaint): Art => {
    const { base, second } = c
    const brim = withBobble ? second : mix(base, second, 0.35)
    return {
      defs:
        clip('u', crown) +
        clip('v', cuff) +
        gradient('ug', [
          [0, light(base, 0.2)],
          [0.5, base],
          [1, dark(base, 0.2)],
        ]) +
        gradient('cg', [
          [0, light(brim, 0.16)],
          [1, dark(brim, 0.14)],
        ]) +
        sides(0.26) +
        pattern(
          'k',
          14,
          20,
          `<path d="M7 0V20" stroke="${INK}" stroke-opacity=".2" stroke-width="4"/><path d="M2 0V20" stroke="#fff" stroke-opacity=".16" stroke-width="2.5"/>`,
        ),
      body: round(`${withBobble ? bobble(c) : ''}<path d="${crown}" fill="url(#ug)"/><g clip-path="url(#u)">
<g stroke="${INK}" stroke-opacity=".18" stroke-width="5">${spokes}</g><g stroke="#fff" stroke-opacity=".16" stroke-width="3" transform="translate(7 0)">${spokes}</g>${withBobble ? jacquard(c) : ''}
<path d="M130 140h70v290h-70z" fill="url(#sl)"/><path d="M400 140h70v290h-70z" fill="url(#sr)"/>
<path d="M120 330C230 362 370 362 480 330V400H120Z" fill="${INK}" fill-opacity=".16"/></g>
<path d="${cuff}" fill="url(#cg)"/><g clip-path="url(#v)"><path d="M110 340H490V490H110Z" fill="url(#k)"/>
<path d="M118 340h60v150h-60z" fill="url(#sl)"/><path d="M422 340h60v150h-60z" fill="url(#sr)"/></g>
<path d="M128 356C230 384 370 384 472 356" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
<path d="M264 392h72v50h-72z" fill="${luminance(brim) < 0.4 ? light(brim, 0.86) : dark(brim, 0.62)}"/>
${mark(290, 406, 1.05, brim)}`),
    }
  }
