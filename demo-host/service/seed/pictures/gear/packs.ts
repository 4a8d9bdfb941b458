import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, onto } from '../paint'
import { type Art, clip, gradient, pattern, round, sides } from '../svg'

const ripstop = (id: string, base: string) =>
  pattern(
    id,
    12,
    12,
    `<path d="M0 0H12M0 0V12" stroke="${dark(base, 0.5)}" stroke-opacity=".22" stroke-width="1.4"/>`,
    45,
  )

const vestShape =
  'M196 96C176 110 160 150 158 200C156 270 150 330 150 392C150 430 166 462 196 474C232 486 262 470 270 440V300C266 240 256 170 246 108C232 90 212 88 196 96Z'

const half = (
  c: ClothPaint,
): string => `<path d="${vestShape}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="M140 80H280V490H140Z" fill="url(#k)"/>
<path d="M150 262C190 250 240 252 272 262V400C240 412 190 412 150 400Z" fill="${dark(c.base, 0.14)}"/><path d="M150 262C190 250 240 252 272 262" fill="none" stroke="${c.accent}" stroke-width="6"/>
<path d="M150 410C190 424 240 424 276 410V490H140Z" fill="${c.second}"/>
<path d="M158 90h34v390h-34z" fill="url(#sl)"/><path d="M184 120C172 170 170 230 172 256C182 200 186 160 200 116Z" fill="#fff" fill-opacity=".22"/></g>
<path d="M176 190h72" stroke="${dark(c.base, 0.5)}" stroke-opacity=".8" stroke-width="4"/>`

const flaskTop = (c: ClothPaint) =>
  `<path d="M196 236C194 224 202 220 210 220C218 220 226 224 224 236L230 270H190Z" fill="${c.accent}"/><path d="M186 266H234V300H186Z" fill="${light(c.base, 0.72)}"/><path d="M186 276H234" stroke="${INK}" stroke-opacity=".2" stroke-width="4"/>`

/** A running pack seen from the front: two flasks at the chest, two straps across. */
export const pack = (c: ClothPaint): Art => {
  const side = `${flaskTop(c)}${half(c)}`
  return {
    defs:
      clip('u', vestShape) +
      gradient('ug', [
        [0, light(c.base, 0.16)],
        [0.5, c.base],
        [1, dark(c.base, 0.14)],
      ]) +
      sides(0.26) +
      ripstop('k', c.base),
    body: round(`<path d="M222 100C240 70 360 70 378 100C396 200 420 330 424 440C360 470 240 470 176 440C180 330 204 200 222 100Z" fill="${dark(c.base, 0.52)}"/>
<path d="M236 120C270 150 330 150 364 120C372 220 380 330 380 430C330 450 270 450 220 430C220 330 228 220 236 120Z" fill="${dark(c.base, 0.36)}"/>
<path d="M240 180H360M236 220H364M232 260H368M230 300H370M228 340H372M226 380H374" stroke="${INK}" stroke-opacity=".22" stroke-width="6"/>
${side}<g transform="translate(600 0) scale(-1 1)">${side}</g>
<path d="M256 214H344M262 350H338" stroke="${c.accent}" stroke-width="9"/><path d="M286 204h28v20h-28zM288 341h24v18h-24z" fill="${dark(c.second, 0.45)}"/>
${mark(364, 436, 1.2, onto(c.second, light(c.second, 0.88)))}`),
  }
}

const bag =
  'M188 206C188 130 232 92 300 92C368 92 412 130 412 206C428 300 432 400 424 472C420 500 400 514 370 516H230C200 514 180 500 176 472C168 400 172 300 188 206Z'

/** A backpack: roll of straps, a big front pocket, a light loop. */
export const backpack = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  return {
    defs:
      clip('u', bag) +
      gradient('ug', [
        [0, light(base, 0.18)],
        [0.5, base],
        [1, dark(base, 0.16)],
      ]) +
      gradient('pg', [
        [0, light(second, 0.16)],
        [1, dark(second, 0.16)],
      ]) +
      sides(0.3) +
      ripstop('k', base),
    body: round(`<path d="M268 96C264 56 336 56 332 96" fill="none" stroke="${dark(second, 0.2)}" stroke-width="13"/>
<path d="M196 200C150 240 140 360 156 470M404 200C450 240 460 360 444 470" fill="none" stroke="${dark(base, 0.42)}" stroke-width="24"/>
<path d="${bag}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="M150 80H450V530H150Z" fill="url(#k)"/>
<path d="M176 212C230 240 370 240 424 212V232C370 260 230 260 176 232Z" fill="${dark(base, 0.3)}"/>
<path d="M166 500H440V530H166Z" fill="${dark(second, 0.3)}"/>
<path d="M176 90h60v440h-60z" fill="url(#sl)"/><path d="M364 90h60v440h-60z" fill="url(#sr)"/>
<path d="M222 130C206 160 204 190 206 210C220 170 236 140 266 116Z" fill="#fff" fill-opacity=".24"/></g>
<path d="M196 192C240 214 360 214 404 192" fill="none" stroke="${accent}" stroke-width="5"/><path d="M392 186h16v18l-8 10-8-10z" fill="${accent}"/>
<path d="M212 296C250 284 350 284 388 296C398 350 400 410 394 466C350 482 250 482 206 466C200 410 202 350 212 296Z" transform="translate(3 7)" fill="${INK}" fill-opacity=".2"/>
<path d="M212 296C250 284 350 284 388 296C398 350 400 410 394 466C350 482 250 482 206 466C200 410 202 350 212 296Z" fill="url(#pg)"/>
<path d="M212 326C250 314 350 314 388 326" fill="none" stroke="${dark(second, 0.5)}" stroke-width="7"/><path d="M212 326C250 314 350 314 388 326" fill="none" stroke="${accent}" stroke-width="2.4" stroke-dasharray="4 3"/>
<path d="M216 446H384" stroke="${accent}" stroke-opacity=".85" stroke-width="9"/><path d="M290 436h20v40h-20z" fill="${dark(second, 0.45)}"/>
${mark(272, 352, 2.6, onto(second, accent))}`),
  }
}

const roll =
  'M112 300C112 262 130 244 164 242H436C470 244 488 262 488 300V420C488 458 470 474 436 476H164C130 474 112 458 112 420Z'

/** A duffel with two handles and a shoe compartment. */
export const duffel = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  return {
    defs:
      clip('u', roll) +
      gradient('ug', [
        [0, light(base, 0.2)],
        [0.45, base],
        [1, dark(base, 0.2)],
      ]) +
      sides(0.28) +
      ripstop('k', base),
    body: round(`<path d="M206 300C206 170 254 136 300 136C346 136 394 170 394 300" fill="none" stroke="${dark(second, 0.35)}" stroke-width="16"/>
<path d="${roll}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="M100 230H500V490H100Z" fill="url(#k)"/>
<path d="M100 230H176V490H100Z" fill="${second}"/><path d="M424 230H500V490H424Z" fill="${second}"/>
<path d="M176 230V490M424 230V490" stroke="${accent}" stroke-width="6"/>
<path d="M108 240h70v240h-70z" fill="url(#sl)"/><path d="M422 240h70v240h-70z" fill="url(#sr)"/>
<path d="M100 440H500V490H100Z" fill="${INK}" fill-opacity=".18"/><path d="M190 258C260 250 340 250 410 258L410 276C340 268 260 268 190 276Z" fill="#fff" fill-opacity=".24"/></g>
<path d="M150 262H450" stroke="${dark(base, 0.5)}" stroke-width="8"/><path d="M150 262H450" stroke="${accent}" stroke-width="2.6" stroke-dasharray="4 3"/><path d="M432 254h18v16l-9 10-9-10z" fill="${accent}"/>
<path d="M216 476V316C216 196 262 172 300 172C338 172 384 196 384 316V476" fill="none" stroke="${dark(second, 0.12)}" stroke-width="18"/><path d="M216 476V316C216 196 262 172 300 172C338 172 384 196 384 316V476" fill="none" stroke="${light(second, 0.4)}" stroke-opacity=".4" stroke-width="2" stroke-dasharray="5 4"/>
<path d="M270 164H330V186H270Z" fill="${accent}"/>
<circle cx="444" cy="360" r="7" fill="${dark(second, 0.6)}"/><circle cx="444" cy="384" r="7" fill="${dark(second, 0.6)}"/><circle cx="156" cy="360" r="7" fill="${dark(second, 0.6)}"/><circle cx="156" cy="384" r="7" fill="${dark(second, 0.6)}"/>
${mark(266, 350, 3.2, onto(base, accent))}`),
  }
}

const sack = 'M164 220H436L452 486C452 502 444 512 428 512H172C156 512 148 502 148 486Z'

/** A tote of plain canvas with a printed mark. */
export const tote = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  return {
    defs:
      clip('u', sack) +
      gradient('ug', [
        [0, light(base, 0.2)],
        [0.5, base],
        [1, dark(base, 0.12)],
      ]) +
      sides(0.2) +
      pattern('k', 5, 5, `<path d="M0 0H5M0 0V5" stroke="${dark(base, 0.5)}" stroke-opacity=".16"/>`),
    body: round(`<path d="M222 240C214 80 386 80 378 240" fill="none" stroke="${dark(second, 0.25)}" stroke-width="15"/>
<path d="${sack}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="M140 210H460V520H140Z" fill="url(#k)"/>
<path d="M140 210H460V246H140Z" fill="${INK}" fill-opacity=".1"/><path d="M140 420C230 370 330 470 460 400V520H140Z" fill="${accent}"/><path d="M140 452C230 402 330 502 460 432V520H140Z" fill="${second}"/>
<path d="M148 220h60v300h-60z" fill="url(#sl)"/><path d="M392 220h60v300h-60z" fill="url(#sr)"/>
<path d="M200 240C190 320 192 380 184 440C206 380 210 310 214 240ZM400 240C396 300 404 360 410 420C420 360 414 300 416 240Z" fill="${INK}" fill-opacity=".07"/></g>
<path d="M214 300V232C206 110 394 110 386 232V300" fill="none" stroke="${second}" stroke-width="17"/><path d="M206 268h17v34h-17zM377 268h17v34h-17z" fill="${dark(second, 0.3)}"/>
<path d="M164 246H436" stroke="${dark(base, 0.45)}" stroke-opacity=".5" stroke-width="1.8" stroke-dasharray="5 3"/>
${mark(258, 308, 4, onto(base, accent))}`),
  }
}
