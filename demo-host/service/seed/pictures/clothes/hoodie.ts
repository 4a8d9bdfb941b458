import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light } from '../paint'
import { type Art, gradient, round } from '../svg'
import { contrast, folds, garment, rows } from './torso'

const outline =
  'M232 140C208 146 184 154 168 168C138 202 116 292 102 404C100 424 100 436 102 448C118 458 142 460 160 454C170 400 182 332 192 282C194 350 190 424 184 492C250 510 350 510 416 492C410 424 406 350 408 282C418 332 430 400 440 454C458 460 482 458 498 448C500 436 500 424 498 404C484 292 462 202 432 168C416 154 392 146 368 140C350 172 250 172 232 140Z'

/** A heavy hoodie: the hood's two sides crossing, a big mark, one wide pocket. */
export const hoodie = (c: ClothPaint): Art => {
  const { base } = c
  const rib = (d: string) => `<path d="${d}" fill="${dark(base, 0.16)}"/><path d="${d}" fill="url(#k)"/>`
  return {
    defs:
      garment(outline, base) +
      rows('k', 7, 0.2) +
      gradient('hg', [
        [0, light(base, 0.16)],
        [1, dark(base, 0.14)],
      ]),
    body: round(`<path d="M222 154C198 104 236 58 300 58C364 58 402 104 378 154C350 196 250 196 222 154Z" fill="url(#hg)"/>
<path d="M244 150C230 112 256 82 300 82C344 82 370 112 356 150C340 190 260 190 244 150Z" fill="${dark(base, 0.5)}"/>
<path d="M256 160C250 128 268 108 300 108C332 108 350 128 344 160Z" fill="${dark(c.second, 0.2)}"/>
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M168 150L88 450L166 470L194 290C200 236 206 194 224 150ZM432 150L512 450L434 470L406 290C400 236 394 194 376 150Z" fill="${INK}" fill-opacity=".1"/>
${rib('M90 422C116 438 142 442 170 434V470H90ZM510 422C484 438 458 442 430 434V470H510Z')}
<path d="M182 282h54v230h-54z" fill="url(#sl)"/><path d="M364 282h54v230h-54z" fill="url(#sr)"/>${folds}
<path d="M214 372C240 362 360 362 386 372L410 456C350 470 250 470 190 456Z" fill="${dark(base, 0.08)}"/>
<path d="M214 372L190 456M386 372L410 456" stroke="${INK}" stroke-opacity=".3" stroke-width="5"/><path d="M214 372C240 362 360 362 386 372" fill="none" stroke="${dark(base, 0.4)}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="5 3"/>
${rib('M178 462C250 482 350 482 422 462V520H178Z')}</g>
<path d="M192 282C197 236 206 188 226 146M408 282C403 236 394 188 374 146" fill="none" stroke="${dark(base, 0.45)}" stroke-opacity=".5" stroke-width="2"/>
<path d="M222 154C214 138 212 122 216 108C232 150 270 176 318 196L304 214C262 206 236 186 222 154Z" fill="${dark(base, 0.06)}"/><path d="M378 154C386 138 388 122 384 108C368 150 330 176 282 196L296 214C338 206 364 186 378 154Z" fill="${light(base, 0.08)}"/>
<path d="M282 196C330 176 368 150 384 108" fill="none" stroke="${INK}" stroke-opacity=".2" stroke-width="3"/>
<path d="M274 204C268 240 272 270 266 300M328 204C334 236 328 262 334 290" fill="none" stroke="${light(c.accent, 0.3)}" stroke-width="5.5"/><path d="M266 294v14M334 284v14" stroke="${dark(c.accent, 0.3)}" stroke-width="7"/>
${mark(272, 292, 2.6, contrast(c), 0.95)}`),
  }
}
