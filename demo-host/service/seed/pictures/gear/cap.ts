import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, onto } from '../paint'
import { ACROSS, type Art, clip, gradient, pattern, round } from '../svg'

const dome = 'M118 356C112 250 170 168 276 164C384 160 440 236 446 342C400 330 330 326 270 336C210 344 160 352 118 356Z'
const band =
  'M118 356C112 326 116 296 128 268C200 250 360 244 436 268C444 292 446 318 446 342C400 330 330 326 270 336C210 344 160 352 118 356Z'

const peak = (
  c: ClothPaint,
) => `<path d="M252 340C330 318 420 322 456 334C520 350 556 376 560 396C562 408 548 414 528 410C440 392 340 388 268 394C240 394 236 352 252 340Z" fill="${dark(c.accent, 0.42)}"/>
<path d="M252 336C330 312 420 316 456 330C522 346 558 372 562 390C486 374 360 372 262 384C240 384 236 348 252 336Z" fill="url(#bg2)"/>
<path d="M268 366C370 352 470 356 540 378M264 354C360 338 460 342 524 362" fill="none" stroke="${dark(c.base, 0.5)}" stroke-opacity=".4" stroke-width="1.6" stroke-dasharray="6 3"/>
<path d="M288 342C360 326 420 326 452 336C400 334 340 340 296 350Z" fill="#fff" fill-opacity=".25"/>`

const defs = ({ base }: ClothPaint, outline: string) =>
  clip('u', outline) +
  gradient('ug', [
    [0, light(base, 0.2)],
    [0.6, base],
    [1, dark(base, 0.14)],
  ]) +
  gradient('bg2', [
    [0, light(base, 0.06)],
    [1, dark(base, 0.22)],
  ]) +
  gradient(
    'sl',
    [
      [0, INK, 0.28],
      [1, INK, 0],
    ],
    ACROSS,
  ) +
  pattern(
    'k',
    13,
    13,
    `<circle cx="4" cy="4" r="1.9" fill="${INK}" fill-opacity=".32"/><circle cx="10.5" cy="10.5" r="1.9" fill="${INK}" fill-opacity=".32"/>`,
  )

const placed = (body: string) => `<g transform="translate(-30 16)">${round(body)}</g>`

/** A five-panel running cap with a mesh back. */
export const cap = (c: ClothPaint): Art => {
  const { base, accent } = c
  return {
    defs: defs(c, dome),
    body: placed(`<path d="M120 352C140 384 230 372 300 372C250 384 170 402 132 392C118 386 116 368 120 352Z" fill="${dark(base, 0.5)}"/>${peak(c)}
<path d="${dome}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M100 150H214C180 220 172 290 176 372L100 372Z" fill="${accent}"/><path d="M100 150H214C180 220 172 290 176 372L100 372Z" fill="url(#k)"/>
<path d="M276 160C226 210 196 290 200 370L176 372C172 290 186 210 236 160Z" fill="#fff" fill-opacity=".14"/>
<path d="M100 150h90v240h-90z" fill="url(#sl)"/>
<path d="M350 168C410 210 440 270 450 346L420 340C410 270 392 210 350 168Z" fill="${INK}" fill-opacity=".14"/>
<path d="M262 186C310 176 350 190 372 214C340 200 296 200 250 216Z" fill="#fff" fill-opacity=".22"/>
<path d="M110 340C200 338 300 306 450 324V372H110Z" fill="${INK}" fill-opacity=".12"/></g>
<path d="M276 164C216 208 172 290 178 350M276 164C330 200 366 264 372 330" fill="none" stroke="${dark(base, 0.5)}" stroke-opacity=".55" stroke-width="2"/>
<path d="M118 356C160 352 210 344 270 336C330 326 400 330 446 342" fill="none" stroke="${accent}" stroke-width="6"/>
<rect x="262" y="155" width="28" height="13" rx="6.5" fill="${accent}"/>
${mark(262, 236, 2.5, onto(base, accent))}`),
  }
}

/** A visor: the cap without its crown. */
export const visor = (c: ClothPaint): Art => {
  const { base, accent } = c
  return {
    defs: defs(c, band),
    body: placed(`<path d="M120 352C118 310 124 286 132 272C200 302 360 300 434 272C444 300 446 322 444 340C380 380 180 392 132 384C122 376 118 366 120 352Z" fill="${dark(base, 0.5)}"/>
<path d="M128 268C200 250 360 244 436 268C380 292 190 296 128 268Z" fill="${dark(base, 0.38)}"/>${peak(c)}
<path d="M126 274C200 306 370 302 438 274C444 298 446 320 446 342C400 330 330 326 270 336C210 344 160 352 118 356C114 328 116 300 126 274Z" fill="url(#ug)"/>
<g clip-path="url(#u)"><path d="M100 250H182V380H100Z" fill="${accent}"/><path d="M100 250H182V380H100Z" fill="url(#k)"/><path d="M100 250h70v140h-70z" fill="url(#sl)"/>
<path d="M126 268C126 268 200 308 300 306C380 304 438 274 438 274V250H126Z" fill="${dark(base, 0.45)}"/>
<path d="M200 316C280 320 360 312 430 292C360 300 280 306 200 302Z" fill="#fff" fill-opacity=".25"/></g>
<path d="M126 274C200 306 370 302 438 274" fill="none" stroke="${accent}" stroke-width="6"/>
${mark(256, 306, 1, onto(base, accent))}`),
  }
}
