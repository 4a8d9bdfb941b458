import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, onto } from '../paint'
import { type Art, clip, gradient, round, sides } from '../svg'
import { rows } from '../clothes/torso'

const front =
  'M76 268C110 322 200 346 300 346C400 346 490 322 524 268C534 300 534 344 522 378C480 426 396 448 300 448C204 448 120 426 78 378C66 344 66 300 76 268Z'
const pouch =
  'M196 356C230 366 370 366 404 356C414 380 414 410 404 434C360 452 240 452 196 434C186 410 186 380 196 356Z'

/** A running belt: a stretch tube, a zipped pouch, two loops for gels. */
export const belt = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  return {
    defs:
      clip('u', front) +
      gradient('ug', [
        [0, light(base, 0.18)],
        [0.5, base],
        [1, dark(base, 0.18)],
      ]) +
      gradient('pg', [
        [0, light(second, 0.16)],
        [1, dark(second, 0.14)],
      ]) +
      sides(0.3) +
      rows('k', 6, 0.14),
    body: round(`<path d="M76 268C98 210 190 178 300 178C410 178 502 210 524 268C490 322 400 346 300 346C200 346 110 322 76 268Z" fill="${dark(base, 0.5)}"/>
<path d="M104 268C130 224 210 204 300 204C390 204 470 224 496 268C452 304 380 322 300 322C220 322 148 304 104 268Z" fill="${dark(base, 0.3)}"/>
<path d="M118 250C160 216 230 208 300 208C370 208 440 216 482 250" fill="none" stroke="${accent}" stroke-opacity=".7" stroke-width="6"/>
<rect x="270" y="196" width="60" height="26" rx="6" fill="${dark(second, 0.4)}"/><path d="M300 198v22" stroke="${light(second, 0.4)}" stroke-width="3"/>
<path d="${front}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="M60 260H540V450H60Z" fill="url(#k)"/>
<path d="M60 306C140 366 220 378 300 378C380 378 460 366 540 306V320C460 380 380 392 300 392C220 392 140 380 60 320Z" fill="${accent}"/>
<path d="M68 260h80v190h-80z" fill="url(#sl)"/><path d="M452 260h80v190h-80z" fill="url(#sr)"/></g>
<path d="M122 330l26 14 -10 62 -26 -16zM478 330l-26 14 10 62 26 -16z" fill="${second}"/><path d="M118 352l26 14M482 352l-26 14" stroke="${accent}" stroke-width="5"/>
<path d="${pouch}" transform="translate(4 7)" fill="${INK}" fill-opacity=".2"/><path d="${pouch}" fill="url(#pg)"/>
<path d="M206 382C240 392 360 392 394 382" fill="none" stroke="${dark(second, 0.5)}" stroke-width="7"/><path d="M206 382C240 392 360 392 394 382" fill="none" stroke="${accent}" stroke-width="2.5" stroke-dasharray="4 3"/>
<path d="M376 378h18v16l-9 8-9-8z" fill="${accent}"/><path d="M212 366C240 372 300 372 330 370" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>
${mark(286, 404, 1.2, onto(second, accent))}
<path d="M76 268C110 322 200 346 300 346C400 346 490 322 524 268" fill="none" stroke="${light(base, 0.3)}" stroke-opacity=".7" stroke-width="4"/>`),
  }
}
