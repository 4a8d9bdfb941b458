import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, onto } from '../paint'
import { type Art, clip, gradient, pattern, round, sides } from '../svg'

const band =
  'M84 270C120 316 210 336 300 336C390 336 480 316 516 270C522 294 522 322 514 346C470 390 390 408 300 408C210 408 130 390 86 346C78 322 78 294 84 270Z'

/** A headlamp: elastic band, a tilting body, two lenses and a glow. */
export const headlamp = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  return {
    defs:
      clip('u', band) +
      gradient('ug', [
        [0, light(base, 0.2)],
        [0.5, base],
        [1, dark(base, 0.2)],
      ]) +
      gradient('hg', [
        [0, '#4A4E57'],
        [1, '#1E2027'],
      ]) +
      sides(0.34) +
      pattern('k', 10, 10, `<path d="M0 5H6" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>`) +
      '<radialGradient id="gl"><stop offset="0" stop-color="#FFF7DC"/><stop offset=".3" stop-color="#FFE9A8"/><stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></radialGradient>',
    body: round(`<path d="M84 270C106 208 196 176 300 176C404 176 494 208 516 270C480 316 390 336 300 336C210 336 120 316 84 270Z" fill="${dark(base, 0.5)}"/>
<path d="M108 266C140 222 214 200 300 200C386 200 460 222 492 266C446 298 380 312 300 312C220 312 154 298 108 266Z" fill="${dark(base, 0.28)}"/>
<path d="M120 250C164 216 230 204 300 204C370 204 436 216 480 250" fill="none" stroke="${accent}" stroke-opacity=".7" stroke-width="6"/>
<path d="${band}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="M70 260H530V420H70Z" fill="url(#k)"/>
<path d="M70 296C140 350 220 366 300 366C380 366 460 350 530 296V314C460 368 380 384 300 384C220 384 140 368 70 314Z" fill="${accent}"/>
<path d="M76 260h90v160h-90z" fill="url(#sl)"/><path d="M434 260h90v160h-90z" fill="url(#sr)"/></g>
<path d="M196 316h18v84h-18zM386 316h18v84h-18z" fill="#2B2E36"/>
<path d="M206 318C206 298 220 288 242 286H358C380 288 394 298 394 318V404C394 428 380 440 358 442H242C220 440 206 428 206 404Z" transform="translate(3 9)" fill="${INK}" fill-opacity=".25"/>
<path d="M206 318C206 298 220 288 242 286H358C380 288 394 298 394 318V404C394 428 380 440 358 442H242C220 440 206 428 206 404Z" fill="url(#hg)"/>
<path d="M222 306C240 296 360 296 378 306" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>
<path d="M262 276h76v14h-76z" fill="${second}"/>
<circle cx="300" cy="360" r="106" fill="url(#gl)" fill-opacity=".5"/>
<circle cx="272" cy="362" r="44" fill="#14161C"/><circle cx="272" cy="362" r="37" fill="#E9EDF2"/><circle cx="272" cy="362" r="30" fill="url(#gl)"/><path d="M246 346C252 334 262 328 276 328" fill="none" stroke="#fff" stroke-width="5"/>
<circle cx="350" cy="342" r="22" fill="#14161C"/><circle cx="350" cy="342" r="16" fill="#FFF3CC"/><circle cx="350" cy="394" r="13" fill="#14161C"/><circle cx="350" cy="394" r="8" fill="#E2483A"/>
${mark(224, 418, 0.8, onto('#2B2E36', accent))}`),
  }
}
