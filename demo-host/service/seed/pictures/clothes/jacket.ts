import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, luminance } from '../paint'
import { type Art, gradient, round } from '../svg'
import { garment } from './torso'

const outline =
  'M236 138C212 146 186 154 168 170C138 206 116 300 104 420C118 436 146 440 164 434C172 380 182 320 192 280C194 350 190 430 186 496C250 512 350 512 414 496C410 430 406 350 408 280C418 320 428 380 436 434C454 440 482 436 496 420C484 300 462 206 432 170C414 154 388 146 364 138C350 160 250 160 236 138Z'

/** What both shells share: the hood behind, the arms' shade, the cuffs. */
const hood = (
  base: string,
) => `<path d="M228 146C214 96 246 62 300 62C354 62 386 96 372 146C350 172 250 172 228 146Z" fill="url(#hg)"/>
<path d="M246 146C236 110 258 84 300 84C342 84 364 110 354 146C340 166 260 166 246 146Z" fill="url(#hi)"/>
<path d="M252 152C250 128 268 112 300 112C332 112 350 128 348 152Z" fill="${dark(base, 0.42)}"/>`

const arms = (
  base: string,
) => `<path d="M168 150L90 430L170 450L196 280C200 230 206 190 222 150ZM432 150L510 430L430 450L404 280C400 230 394 190 378 150Z" fill="${INK}" fill-opacity=".1"/>
<path d="M96 404C120 420 146 424 172 418L166 446L92 444ZM504 404C480 420 454 424 428 418L434 446L508 444Z" fill="${dark(base, 0.28)}"/>
<path d="M184 280h56v230h-56z" fill="url(#sl)"/><path d="M360 280h56v230h-56z" fill="url(#sr)"/>
<path d="M138 240C126 300 122 350 124 404C134 350 138 300 150 244ZM456 240C470 300 474 350 470 404C462 350 458 300 446 244ZM252 300C244 360 244 420 250 480C234 420 234 350 240 296Z" fill="#fff" fill-opacity=".14"/>
<path d="M300 150V512" stroke="${INK}" stroke-opacity=".22" stroke-width="14"/>
<path d="M182 478C250 496 350 496 418 478L420 520H180Z" fill="${dark(base, 0.2)}"/>`

const hoodDefs = (second: string) =>
  gradient('hg', [
    [0, light(second, 0.12)],
    [1, dark(second, 0.16)],
  ]) +
  gradient('hi', [
    [0, dark(second, 0.5)],
    [1, dark(second, 0.56)],
  ])

const seams = (base: string) =>
  `<path d="M192 280C196 240 202 190 222 148M408 280C404 240 398 190 378 148" fill="none" stroke="${dark(base, 0.5)}" stroke-opacity=".5" stroke-width="2"/>`

const zip = (accent: string) =>
  `<path d="M300 160V504" stroke="${accent}" stroke-width="4"/><path d="M300 166V504" stroke="#fff" stroke-opacity=".35" stroke-width="1.2" stroke-dasharray="3 3"/><path d="M296 164h8v20l-4 5-4-5z" fill="${light(accent, 0.35)}"/>`

const collar = (second: string) =>
  `<path d="M236 138C250 160 350 160 364 138C368 150 366 166 362 176C340 190 260 190 238 176C234 166 232 150 236 138Z" fill="${dark(second, 0.14)}"/>`

const pocketZips = (base: string) =>
  `<path d="M222 366L246 330M378 366L354 330" stroke="${dark(base, 0.55)}" stroke-opacity=".75" stroke-width="4"/><path d="M224 360L246 327M376 360L354 327" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/>`

/** A hooded shell with a yoke of the second colour. */
export const jacket = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  return {
    defs:
      garment(outline, base) +
      gradient('yg', [
        [0, light(second, 0.18)],
        [1, second],
      ]) +
      hoodDefs(second),
    body: round(`${hood(base)}
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M90 120H510V262C440 236 360 276 300 276C240 276 160 236 90 262Z" fill="url(#yg)"/>
<path d="M90 262C160 236 240 276 300 276C360 276 440 236 510 262" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>
<path d="M90 274C160 248 240 288 300 288C360 288 440 248 510 274" fill="none" stroke="${accent}" stroke-width="7"/>
${arms(base)}</g>${seams(base)}${collar(second)}${zip(accent)}${pocketZips(base)}
${mark(336, 214, 1.2, luminance(second) < 0.45 ? light(second, 0.9) : dark(second, 0.7))}`),
  }
}

/** A thin shell: one colour, a diagonal sash, ripstop, a bound hem. */
export const windshell = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  return {
    defs:
      garment(outline, base) +
      hoodDefs(base) +
      `<pattern id="k" width="11" height="11" patternUnits="userSpaceOnUse"><path d="M0 0H11M0 0V11" stroke="${dark(base, 0.5)}" stroke-opacity=".16" stroke-width="1.2"/></pattern>`,
    body: round(`${hood(base)}
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="M90 120H510V520H90Z" fill="url(#k)"/>
<path d="M80 250L200 120H262L80 330ZM520 470L380 520H300L520 390Z" fill="${second}"/>
<path d="M80 344L274 120" stroke="${accent}" stroke-width="9"/><path d="M280 522L520 376" stroke="${accent}" stroke-width="9"/>
${arms(base)}
<path d="M250 300C270 330 280 370 276 420M350 310C332 340 324 380 330 430" fill="none" stroke="${INK}" stroke-opacity=".1" stroke-width="9"/></g>
${seams(base)}${collar(base)}${zip(accent)}
<path d="M336 236H384" stroke="${dark(base, 0.55)}" stroke-opacity=".75" stroke-width="4"/>
${mark(340, 250, 1.05, luminance(base) < 0.45 ? light(base, 0.9) : dark(base, 0.65))}`),
  }
}
