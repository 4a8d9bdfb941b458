import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, onto } from '../paint'
import { type Art, round, stitch } from '../svg'
import { garment, rows } from './torso'

const outline =
  'M172 150C250 162 350 162 428 150C446 230 462 330 470 430C424 448 364 450 322 440C318 400 310 362 300 330C290 362 282 400 278 440C236 450 176 448 130 430C138 330 154 230 172 150Z'

const liner = `M146 420C190 436 240 440 274 434L270 462C230 470 186 466 150 452ZM454 420C410 436 360 440 326 434L330 462C370 470 414 466 450 452Z`
const half = `M152 420C190 436 240 440 274 434L268 520C232 528 190 524 160 512ZM448 420C410 436 360 440 326 434L332 520C368 528 410 524 440 512Z`

const waist = (base: string): string =>
  `<path d="M160 140C250 164 350 164 440 140L446 190C350 212 250 212 154 190Z" fill="${dark(base, 0.18)}"/><path d="M160 140C250 164 350 164 440 140L446 190C350 212 250 212 154 190Z" fill="url(#k)"/><path d="M154 190C250 212 350 212 446 190" fill="none" stroke="${dark(base, 0.55)}" stroke-opacity=".55" stroke-width="2"/>`

const cord = (c: ClothPaint): string =>
  `<path d="M290 186C284 216 276 236 280 262M310 186C318 214 326 228 320 254" fill="none" stroke="${light(c.accent, 0.55)}" stroke-width="5"/><path d="M280 256v10M320 248v10" stroke="${dark(c.accent, 0.3)}" stroke-width="6.5"/><circle cx="290" cy="184" r="4" fill="${dark(c.base, 0.6)}"/><circle cx="310" cy="184" r="4" fill="${dark(c.base, 0.6)}"/>`

const creases = `<path d="M300 330C270 300 250 260 248 200C266 250 284 284 304 306Z" fill="${INK}" fill-opacity=".14"/><path d="M300 330C330 300 350 260 352 200C334 250 316 284 296 306Z" fill="${INK}" fill-opacity=".14"/>
<path d="M278 440C284 400 290 362 300 330C286 350 262 390 256 444Z" fill="${INK}" fill-opacity=".14"/><path d="M322 440C316 400 310 362 300 330C314 350 338 390 344 444Z" fill="${INK}" fill-opacity=".14"/>
<path d="M222 210C212 290 206 360 208 430C194 360 198 280 210 206Z" fill="#fff" fill-opacity=".14"/><path d="M388 220C398 290 404 350 400 420C416 350 412 280 398 212Z" fill="#fff" fill-opacity=".12"/>`

/** Shorts over a liner that shows at the hem, or over a half tight that shows more. */
export const shorts =
  (under: 'liner' | 'half-tight') =>
  (c: ClothPaint): Art => {
    const { base, accent } = c
    const lower = under === 'liner' ? liner : half
    const side =
      under === 'liner'
        ? `<path d="M120 190L172 186C190 260 196 330 160 450L110 450ZM480 190L428 186C410 260 404 330 440 450L490 450Z" fill="${accent}"/><path d="M172 186C190 260 196 330 160 450M428 186C410 260 404 330 440 450" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4"/>`
        : `<path d="M120 356C190 330 250 352 300 330L300 380C250 396 190 384 120 410ZM480 356C410 330 350 352 300 330L300 380C350 396 410 384 480 410Z" fill="${accent}" fill-opacity=".9"/><path d="M196 214L176 300M404 214L424 300" stroke="${dark(base, 0.5)}" stroke-opacity=".7" stroke-width="4"/>`
    return {
      defs: garment(outline, base) + rows('k'),
      body: round(`<path d="M172 150C210 138 390 138 428 150C390 168 210 168 172 150Z" fill="${dark(base, 0.45)}"/>
<path d="${lower}" fill="${under === 'liner' ? accent : c.second}"/><path d="M146 436C190 452 240 456 274 448L272 466C230 474 186 470 148 456ZM454 436C410 452 360 456 326 448L328 466C370 474 414 470 452 456Z" fill="${INK}" fill-opacity=".2"/>
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)">${side}
<path d="M120 150h70v310h-70z" fill="url(#sl)"/><path d="M410 150h70v310h-70z" fill="url(#sr)"/>${creases}
${stitch('M130 416C176 434 236 436 280 426M320 426C364 436 424 434 470 416', base, 0.5)}${waist(base)}</g>
<path d="M300 206V326" stroke="${dark(base, 0.5)}" stroke-opacity=".55" stroke-width="2"/>${cord(c)}
${mark(380, 388, 1.15, onto(base, light(base, 0.85)))}`),
    }
  }

const racing =
  'M176 176C250 188 350 188 424 176C446 240 466 300 480 366C440 392 396 404 346 404C336 376 318 350 300 336C282 350 264 376 254 404C204 404 160 392 120 366C134 300 154 240 176 176Z'

/** Race shorts: three inches, a high split with the second colour behind it. */
export const raceShorts = (c: ClothPaint): Art => {
  const { base, accent } = c
  return {
    defs: garment(racing, base) + rows('k'),
    body: round(`<path d="M176 176C214 164 386 164 424 176C386 194 214 194 176 176Z" fill="${dark(base, 0.45)}"/>
<path d="M150 340C190 392 240 416 284 412L300 340ZM450 340C410 392 360 416 316 412L300 340Z" fill="${dark(c.second, 0.15)}"/>
<path d="${racing}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M170 206L204 210C196 280 176 340 146 400L90 380ZM430 206L396 210C404 280 424 340 454 400L510 380Z" fill="${c.second}"/>
<path d="M204 210C196 280 176 340 146 400M396 210C404 280 424 340 454 400" fill="none" stroke="${accent}" stroke-width="8"/>
<path d="M110 170h76v240h-76z" fill="url(#sl)"/><path d="M414 170h76v240h-76z" fill="url(#sr)"/>
<path d="M300 336C276 312 258 280 252 226C270 268 286 296 302 312ZM300 336C324 312 342 280 348 226C330 268 314 296 298 312Z" fill="${INK}" fill-opacity=".14"/>
<path d="M236 232C232 290 224 340 216 398C208 340 216 284 226 230Z" fill="#fff" fill-opacity=".18"/>
<path d="M164 166C250 190 350 190 436 166L444 210C350 232 250 232 156 210Z" fill="${dark(base, 0.2)}"/><path d="M164 166C250 190 350 190 436 166L444 210C350 232 250 232 156 210Z" fill="url(#k)"/></g>
<path d="M300 224V332" stroke="${dark(base, 0.5)}" stroke-opacity=".55" stroke-width="2"/>
<path d="M120 366C160 392 204 404 254 404M346 404C396 404 440 392 480 366" fill="none" stroke="${accent}" stroke-width="5"/>
${mark(356, 344, 1.1, onto(base, light(base, 0.85)))}`),
  }
}
