import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, light } from '../paint'
import { type Art, round, stitch } from '../svg'
import { contrast, dots, folds, garment } from './torso'

const outline =
  'M222 112C232 110 244 110 252 112C252 176 348 176 348 112C356 110 368 110 378 112C378 180 386 226 412 254C408 330 412 416 420 488C352 506 248 506 180 488C188 416 192 330 188 254C214 226 222 180 222 112Z'

/** A racing singlet: cut away at the shoulder, one sash across the chest. */
export const singlet = (c: ClothPaint): Art => {
  const { base } = c
  return {
    defs: garment(outline, base) + dots('k', base),
    body: round(`<path d="M252 112C262 104 338 104 348 112C350 150 342 164 300 164C258 164 250 150 252 112Z" fill="${dark(base, 0.34)}"/><path d="M284 108h32v13q-16 5-32 0z" fill="${light(base, 0.75)}" fill-opacity=".85"/>
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M170 330h260v180H170z" fill="url(#k)"/>
<path d="M150 330L440 214V262L150 378Z" fill="${c.accent}"/><path d="M150 392L440 276V290L150 406Z" fill="${c.accent}" fill-opacity=".6"/>
<path d="M176 240h54v270h-54z" fill="url(#sl)"/><path d="M370 240h54v270h-54z" fill="url(#sr)"/>
${folds}
${stitch('M176 474C250 490 350 490 424 474', base)}</g>
<path d="M222 112C222 180 214 226 188 254M378 112C378 180 386 226 412 254" fill="none" stroke="${c.second}" stroke-width="7"/>
<path d="M252 112C252 176 348 176 348 112" fill="none" stroke="${c.second}" stroke-width="9"/>
<path d="M252 119C253 182 347 182 348 119" fill="none" stroke="${dark(base, 0.45)}" stroke-opacity=".4" stroke-width="1.6"/>
${mark(286, 424, 1.5, contrast(c))}`),
  }
}
