import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, luminance } from '../paint'
import { type Art, round } from '../svg'
import { garment } from './torso'

const outline =
  'M240 120C220 128 202 136 190 146C202 190 200 236 180 270C190 350 188 430 184 494C250 510 350 510 416 494C412 430 410 350 420 270C400 236 398 190 410 146C398 136 380 128 360 120C346 140 254 140 240 120Z'

const channels = [214, 258, 302, 346, 390, 434]

/** A quilted vest: six channels, a stand-up collar, a zip in the accent. */
export const vest = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  const quilt = channels
    .map(
      y =>
        `<path d="M160 ${y}C230 ${y + 14} 370 ${y + 14} 440 ${y}" fill="none" stroke="${INK}" stroke-opacity=".24" stroke-width="4"/><path d="M160 ${y + 7}C230 ${y + 21} 370 ${y + 21} 440 ${y + 7}V${y + 18}C370 ${y + 32} 230 ${y + 32} 160 ${y + 18}Z" fill="#fff" fill-opacity=".13"/>`,
    )
    .join('')
  return {
    defs: garment(outline, base),
    body: round(`<path d="M238 128C232 96 246 78 300 78C354 78 368 96 362 128C340 150 260 150 238 128Z" fill="${dark(base, 0.5)}"/>
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M150 100H450V206C380 220 220 220 150 206Z" fill="${second}"/>${quilt}
<path d="M176 150h52v350h-52z" fill="url(#sl)"/><path d="M372 150h52v350h-52z" fill="url(#sr)"/>
<path d="M170 466C250 486 350 486 430 466V520H170Z" fill="${dark(base, 0.24)}"/>
<path d="M300 130V510" stroke="${INK}" stroke-opacity=".24" stroke-width="14"/></g>
<path d="M190 146C202 190 200 236 180 270M410 146C398 190 400 236 420 270" fill="none" stroke="${accent}" stroke-width="6"/>
<path d="M240 120C234 100 238 88 246 82C258 110 280 122 298 126V150C270 150 248 140 240 120ZM360 120C366 100 362 88 354 82C342 110 320 122 302 126V150C330 150 352 140 360 120Z" fill="${dark(second, 0.1)}"/>
<path d="M300 126V504" stroke="${accent}" stroke-width="4"/><path d="M296 130h8v20l-4 5-4-5z" fill="${light(accent, 0.35)}"/>
<path d="M214 400L238 366M386 400L362 366" stroke="${dark(base, 0.55)}" stroke-opacity=".8" stroke-width="4"/>
${mark(340, 170, 1.15, luminance(second) < 0.45 ? light(second, 0.88) : dark(second, 0.7))}`),
  }
}
