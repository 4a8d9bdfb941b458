import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, mix, onto } from '../paint'
import { type Art, clip, gradient, round } from '../svg'

const lens =
  'M92 262C150 234 250 230 300 236C350 230 450 234 508 262C516 300 506 352 470 378C430 402 372 396 344 366C328 348 316 330 300 330C284 330 272 348 256 366C228 396 170 402 130 378C94 352 84 300 92 262Z'

/** Running glasses of one lens: mirrored, arms in the base, tips in the accent. */
export const sunglasses = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  const tint = mix(second, '#1B1E26', 0.35)
  return {
    defs:
      clip('u', lens) +
      gradient('ug', [
        [0, dark(tint, 0.4)],
        [0.55, tint],
        [1, mix(accent, tint, 0.25)],
      ]) +
      gradient('fg', [
        [0, light(base, 0.2)],
        [1, dark(base, 0.15)],
      ]),
    body: round(`<path d="M110 250C130 196 176 170 214 164M490 250C470 196 424 170 386 164" fill="none" stroke="${dark(base, 0.35)}" stroke-width="15"/>
<path d="M196 168C212 158 240 156 262 166M404 168C388 158 360 156 338 166" fill="none" stroke="${accent}" stroke-width="17"/>
<path d="M276 330C270 356 262 366 252 374M324 330C330 356 338 366 348 374" fill="none" stroke="${dark(base, 0.5)}" stroke-width="10"/>
<path d="${lens}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M80 300C180 276 300 340 520 292V410H80Z" fill="${accent}" fill-opacity=".28"/><path d="M80 340C180 320 300 372 520 330V410H80Z" fill="${accent}" fill-opacity=".3"/>
<path d="M128 244L196 240L132 392L84 372ZM216 238L236 238L172 398L152 392Z" fill="#fff" fill-opacity=".3"/><path d="M408 240L446 244L392 392L352 372Z" fill="#fff" fill-opacity=".18"/>
<path d="M80 230H520V262C420 244 180 244 80 262Z" fill="${INK}" fill-opacity=".3"/></g>
<path d="M84 268C84 246 92 238 112 232C180 214 260 214 300 222C340 214 420 214 488 232C508 238 516 246 516 268C450 244 350 240 300 246C250 240 150 244 84 268Z" fill="url(#fg)"/>
<path d="M112 236C180 218 260 218 300 226C340 218 420 218 488 236" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>
<path d="M84 240l26 -10 6 26 -30 14zM516 240l-26 -10 -6 26 30 14z" fill="${accent}"/>
${mark(286, 224, 0.85, onto(base, accent))}`),
  }
}
