import type { ClothPaint } from '../colourways'
import { dark, mix } from '../paint'
import { mark } from '../mark'
import { type Art, round, stitch } from '../svg'
import { contrast, crewNeck, dots, folds, garment } from './torso'

const outline =
  'M226 122C214 128 190 136 176 146C140 176 116 214 100 250C114 270 142 284 164 286C172 272 182 262 190 254C194 330 190 420 184 486C250 504 350 504 416 486C410 420 406 330 410 254C418 262 428 272 436 286C458 284 486 270 500 250C484 214 460 176 424 146C410 136 386 128 374 122C356 152 244 152 226 122Z'

/** How the front of a tee is laid out. */
export type TeeFront = 'plain' | 'stripe' | 'block'

const fronts: Record<TeeFront, (c: ClothPaint) => string> = {
  plain: () => '',
  stripe: c =>
    `<path d="M60 262H540V292H60ZM60 304H540V322H60ZM60 332H540V340H60Z" fill="${contrast(c)}" fill-opacity=".92"/>`,
  block: c =>
    `<path d="M80 60H340L250 520H80Z" fill="${mix(c.base, c.second, 0.85)}"/><path d="M336 60L246 520" stroke="${c.accent}" stroke-width="7"/>`,
}

/** A short sleeve top: sleeve hems in the accent, a more open knit below the chest. */
export const tee =
  (front: TeeFront) =>
  (c: ClothPaint): Art => {
    const { base } = c
    const neck = crewNeck(base)
    return {
      defs: garment(outline, base) + dots('k', base),
      body: round(`${neck.behind}
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)">${fronts[front](c)}
<path d="M190 254h220v250H190z" fill="url(#k)"/>
<path d="M176 100L100 250L150 300L196 262C200 220 210 170 226 122Z" fill="${dark(base, 0.3)}" fill-opacity=".28"/>
<path d="M424 100L500 250L450 300L404 262C400 220 390 170 374 122Z" fill="${dark(base, 0.3)}" fill-opacity=".28"/>
<path d="M90 246C114 272 142 286 172 288L166 300L80 260Z" fill="${c.accent}"/><path d="M510 246C486 272 458 286 428 288L434 300L520 260Z" fill="${c.accent}"/>
<path d="M180 250h54v250h-54z" fill="url(#sl)"/><path d="M366 250h54v250h-54z" fill="url(#sr)"/>
${folds}
${stitch('M180 470C250 488 350 488 420 470', base)}</g>
<path d="M190 254C196 214 208 166 226 126M410 254C404 214 392 166 374 126" fill="none" stroke="${dark(base, 0.45)}" stroke-opacity=".5" stroke-width="2"/>
${neck.rib}${mark(338, 206, 1.25, contrast(c))}`),
    }
  }
