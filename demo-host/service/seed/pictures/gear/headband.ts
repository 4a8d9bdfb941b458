import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, onto } from '../paint'
import { type Art, clip, gradient, round, sides } from '../svg'
import { rows } from '../clothes/torso'

const front =
  'M104 290C140 330 220 352 300 352C380 352 460 330 496 290C504 330 504 372 492 404C450 444 376 462 300 462C224 462 150 444 108 404C96 372 96 330 104 290Z'

/** A wide band for ears: its far side behind, a twist of the second colour along the middle. */
export const headband = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  return {
    defs:
      clip('u', front) +
      gradient('ug', [
        [0, light(base, 0.18)],
        [0.5, base],
        [1, dark(base, 0.18)],
      ]) +
      sides(0.28) +
      rows('k', 7, 0.15),
    body: round(`<path d="M104 290C120 228 200 190 300 190C400 190 480 228 496 290C460 330 380 352 300 352C220 352 140 330 104 290Z" fill="${dark(base, 0.48)}"/>
<path d="M128 288C150 244 220 218 300 218C380 218 450 244 472 288C430 320 370 334 300 334C230 334 170 320 128 288Z" fill="${dark(base, 0.3)}"/>
<path d="M150 268C190 236 240 226 300 226C360 226 410 236 450 268" fill="none" stroke="${INK}" stroke-opacity=".22" stroke-width="7"/>
<path d="${front}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="M90 280H510V470H90Z" fill="url(#k)"/>
<path d="M90 330C150 384 230 402 300 402C370 402 450 384 510 330V362C450 416 370 434 300 434C230 434 150 416 90 362Z" fill="${second}"/>
<path d="M90 322C150 376 230 394 300 394C370 394 450 376 510 322M90 370C150 424 230 442 300 442C370 442 450 424 510 370" fill="none" stroke="${accent}" stroke-width="5"/>
<path d="M96 280h80v190h-80z" fill="url(#sl)"/><path d="M424 280h80v190h-80z" fill="url(#sr)"/>
<path d="M170 332C210 348 250 356 300 356C250 366 210 360 166 346Z" fill="#fff" fill-opacity=".3"/></g>
<path d="M104 290C140 330 220 352 300 352C380 352 460 330 496 290" fill="none" stroke="${light(base, 0.3)}" stroke-opacity=".8" stroke-width="4"/>
${mark(290, 408, 1, onto(second, accent))}`),
  }
}
