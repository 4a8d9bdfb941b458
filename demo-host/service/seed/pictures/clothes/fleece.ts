import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, luminance } from '../paint'
import { type Art, pattern, round } from '../svg'
import { folds, garment } from './torso'

const outline =
  'M236 130C212 138 188 146 172 158C144 190 120 280 106 394C102 418 102 432 104 444C118 454 140 456 156 452C166 402 180 328 192 272C195 348 190 424 186 490C250 508 350 508 414 490C410 424 405 348 408 272C420 328 434 402 444 452C460 456 482 454 496 444C498 432 498 418 494 394C480 280 456 190 428 158C412 146 388 138 364 130C350 150 250 150 236 130Z'

/** A half zip in pile: tufts, a chest panel and pocket in the second colour. */
export const fleece = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  const tufts = pattern(
    'k',
    18,
    16,
    `<path d="M2 6q3 -5 6 0M11 13q3 -5 6 0" fill="none" stroke="${dark(base, 0.5)}" stroke-opacity=".26" stroke-width="2"/><path d="M3 9q2 -3 4 0M12 16q2 -3 4 0" fill="none" stroke="${light(base, 0.7)}" stroke-opacity=".4" stroke-width="1.6"/>`,
  )
  return {
    defs: garment(outline, base) + tufts,
    body: round(`<path d="M240 136C232 98 248 74 300 74C352 74 368 98 360 136C338 158 262 158 240 136Z" fill="${dark(second, 0.4)}"/>
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="M90 120H510V520H90Z" fill="url(#k)"/>
<path d="M168 120H432L424 238C350 246 250 246 176 238Z" fill="${second}"/><path d="M176 238C250 246 350 246 424 238" fill="none" stroke="${accent}" stroke-width="5"/>
<path d="M92 424C116 436 140 440 164 434V462H90ZM508 424C484 436 460 440 436 434V462H510Z" fill="${second}"/>
<path d="M180 466C250 484 350 484 420 466V520H180Z" fill="${second}"/>
<path d="M180 270h54v240h-54z" fill="url(#sl)"/><path d="M366 270h54v240h-54z" fill="url(#sr)"/>
<path d="M170 150L92 440L160 460L194 280C200 230 206 190 224 146ZM430 150L508 440L440 460L406 280C400 230 394 190 376 146Z" fill="${INK}" fill-opacity=".09"/>${folds}</g>
<path d="M192 272C197 224 206 176 224 136M408 272C403 224 394 176 376 136" fill="none" stroke="${dark(base, 0.45)}" stroke-opacity=".5" stroke-width="2"/>
<path d="M236 130C230 104 236 86 246 78C260 104 282 116 298 120V146C268 148 246 144 236 130ZM364 130C370 104 364 86 354 78C340 104 318 116 302 120V146C332 148 354 144 364 130Z" fill="${dark(second, 0.12)}"/>
<path d="M300 120V268" stroke="${accent}" stroke-width="5"/><path d="M300 124V268" stroke="#fff" stroke-opacity=".4" stroke-width="1.2" stroke-dasharray="3 3"/><path d="M295 200h10v22l-5 6-5-6z" fill="${light(accent, 0.35)}"/>
<path d="M338 262h56v52q-28 10-56 0z" fill="${second}"/><path d="M338 268h56" stroke="${accent}" stroke-width="3"/>
${mark(356, 282, 1, luminance(second) < 0.45 ? light(second, 0.88) : dark(second, 0.7))}`),
  }
}
