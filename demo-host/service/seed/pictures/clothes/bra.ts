import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light } from '../paint'
import { type Art, round, stitch } from '../svg'
import { contrast, dots, garment } from './torso'

const outline =
  'M206 118C216 114 232 114 240 118C244 176 262 222 300 232C338 222 356 176 360 118C368 114 384 114 394 118C394 190 408 244 444 288C438 340 434 380 436 424C350 442 250 442 164 424C166 380 162 340 156 288C192 244 206 190 206 118Z'

/** A sports bra: wide band, two cups, straps that cross behind. */
export const bra = (c: ClothPaint): Art => {
  const { base } = c
  return {
    defs: garment(outline, base) + dots('k', base),
    body: round(`<path d="M240 118C262 150 338 150 360 118C372 170 352 236 300 240C248 236 228 170 240 118Z" fill="${dark(base, 0.5)}"/>
<path d="M246 128C262 170 286 196 300 206C314 196 338 170 354 128" fill="none" stroke="${dark(base, 0.28)}" stroke-width="20"/><path d="M284 150h32v12q-16 5-32 0z" fill="${light(base, 0.7)}" fill-opacity=".85"/>
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M150 230h300v150H150z" fill="url(#k)"/>
<path d="M156 288C192 244 206 190 206 118L186 110L120 300ZM444 288C408 244 394 190 394 118L414 110L480 300Z" fill="${c.second}"/>
<path d="M176 300C190 356 262 372 300 330C338 372 410 356 424 300" fill="none" stroke="${dark(base, 0.5)}" stroke-opacity=".35" stroke-width="3"/>
<path d="M190 316C214 366 270 366 296 332C270 352 220 350 190 316ZM410 316C386 366 330 366 304 332C330 352 380 350 410 316Z" fill="${INK}" fill-opacity=".1"/>
<path d="M206 262C200 300 216 334 246 344C224 316 222 284 232 246ZM352 248C346 290 356 322 380 336C368 306 368 280 374 250Z" fill="#fff" fill-opacity=".16"/>
<path d="M140 384C250 404 350 404 460 384V450H140Z" fill="${c.accent}"/><path d="M140 412C250 432 350 432 460 412V450H140Z" fill="${INK}" fill-opacity=".14"/>
<path d="M156 260h44v190h-44z" fill="url(#sl)"/><path d="M400 260h44v190h-44z" fill="url(#sr)"/>
${stitch('M160 378C250 396 350 396 440 378', base, 0.6)}</g>
<path d="M240 118C244 176 262 222 300 232C338 222 356 176 360 118" fill="none" stroke="${dark(base, 0.16)}" stroke-width="8"/>
<path d="M206 118C206 190 192 244 156 288M394 118C394 190 408 244 444 288" fill="none" stroke="${dark(c.second, 0.3)}" stroke-opacity=".6" stroke-width="3"/>
${mark(290, 262, 1.05, contrast(c))}`),
  }
}
