import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK } from '../paint'
import { type Art, round, stitch } from '../svg'
import { contrast, crewNeck, dots, folds, garment } from './torso'

const outline =
  'M226 122C214 128 190 136 174 148C146 180 124 270 108 384C104 410 102 426 104 438C118 448 138 450 154 446C164 396 178 322 192 264C195 340 190 420 184 490C250 508 350 508 416 490C410 420 405 340 408 264C422 322 436 396 446 446C462 450 482 448 496 438C498 426 496 410 492 384C476 270 454 180 426 148C410 136 386 128 374 122C356 152 244 152 226 122Z'

/** A long sleeve top: raglan seams, thumb loops, a line down each arm. */
export const longSleeve = (c: ClothPaint): Art => {
  const { base } = c
  const neck = crewNeck(base)
  return {
    defs: garment(outline, base) + dots('k', base),
    body: round(`${neck.behind}
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M180 254h240v260H180z" fill="url(#k)"/>
<path d="M226 122C208 170 198 220 192 270L150 460H80V100Z" fill="${dark(base, 0.32)}" fill-opacity=".3"/><path d="M374 122C392 170 402 220 408 270L450 460H520V100Z" fill="${dark(base, 0.32)}" fill-opacity=".3"/>
<path d="M196 134C160 190 140 300 122 446" fill="none" stroke="${c.accent}" stroke-width="8"/><path d="M404 134C440 190 460 300 478 446" fill="none" stroke="${c.accent}" stroke-width="8"/>
<path d="M90 412C116 424 138 428 160 424V460H90ZM510 412C484 424 462 428 440 424V460H510Z" fill="${c.second}"/>
<path d="M180 262h54v250h-54z" fill="url(#sl)"/><path d="M366 262h54v250h-54z" fill="url(#sr)"/>
<path d="M156 220C138 280 130 340 124 410C144 350 152 290 170 226Z" fill="#fff" fill-opacity=".16"/><path d="M448 226C462 290 468 340 472 400C456 340 448 290 434 230Z" fill="${INK}" fill-opacity=".1"/>
${folds}
${stitch('M180 474C250 492 350 492 420 474', base)}</g>
<ellipse cx="142" cy="436" rx="7" ry="3.5" fill="${dark(c.second, 0.6)}"/><ellipse cx="458" cy="436" rx="7" ry="3.5" fill="${dark(c.second, 0.6)}"/>
<path d="M192 264C197 216 208 166 226 126M408 264C403 216 392 166 374 126" fill="none" stroke="${dark(base, 0.45)}" stroke-opacity=".5" stroke-width="2"/>
${neck.rib}${mark(338, 210, 1.25, contrast(c))}`),
  }
}
