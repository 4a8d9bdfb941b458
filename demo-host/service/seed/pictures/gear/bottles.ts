import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, onto } from '../paint'
import { ACROSS, type Art, clip, gradient, round } from '../svg'

const steel =
  'M232 188C232 172 244 166 256 164H344C356 166 368 172 368 188C386 206 392 226 392 248V492C392 510 380 518 362 518H238C220 518 208 510 208 492V248C208 226 214 206 232 188Z'

/** An insulated bottle with a loop on its lid. */
export const bottle = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  return {
    defs:
      clip('u', steel) +
      gradient(
        'ug',
        [
          [0, dark(base, 0.26)],
          [0.22, light(base, 0.16)],
          [0.5, base],
          [1, dark(base, 0.32)],
        ],
        ACROSS,
      ) +
      gradient(
        'lg',
        [
          [0, dark(second, 0.34)],
          [0.3, light(second, 0.14)],
          [1, dark(second, 0.36)],
        ],
        ACROSS,
      ),
    body: round(`<path d="M262 92C262 56 338 56 338 92" fill="none" stroke="${accent}" stroke-width="15"/><path d="M262 92C262 62 338 62 338 92" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>
<path d="M246 96C246 88 252 84 260 84H340C348 84 354 88 354 96V166H246Z" fill="url(#lg)"/><path d="M246 112H354M246 124H354M246 136H354" stroke="${INK}" stroke-opacity=".22" stroke-width="4"/>
<path d="M242 156H358V172H242Z" fill="#C8CCD0"/><path d="M242 156H280V172H242Z" fill="#fff" fill-opacity=".5"/>
<path d="${steel}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M200 404C270 380 330 440 400 404V530H200Z" fill="${accent}"/><path d="M200 430C270 406 330 466 400 430V444C330 480 270 420 200 444Z" fill="#fff" fill-opacity=".25"/>
<path d="M200 498H400V530H200Z" fill="${INK}" fill-opacity=".25"/>
<path d="M232 196C226 260 226 420 230 500H244C240 420 240 260 250 190Z" fill="#fff" fill-opacity=".3"/>
<path d="M360 190C372 260 372 420 368 510H392V200Z" fill="${INK}" fill-opacity=".14"/></g>
${mark(272, 272, 2.9, onto(base, accent))}`),
  }
}

const soft =
  'M250 190C214 200 196 232 192 280C186 340 190 420 206 474C214 500 240 512 300 512C360 512 386 500 394 474C410 420 414 340 408 280C404 232 386 200 350 190Z'

/** A soft flask, half full, with a bite valve. */
export const flask = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  return {
    defs:
      clip('u', soft) +
      gradient(
        'ug',
        [
          [0, light(base, 0.5)],
          [0.4, light(base, 0.34)],
          [1, light(base, 0.12)],
        ],
        [0, 0, 1, 1],
      ) +
      gradient('wg', [
        [0, light(second, 0.35)],
        [1, second],
      ]),
    body: round(`<path d="M280 96C278 76 290 70 300 70C310 70 322 76 320 96L326 128H274Z" fill="${accent}"/><path d="M290 78C290 90 288 104 286 122" stroke="#fff" stroke-opacity=".45" stroke-width="5"/>
<path d="M252 126H348L354 192H246Z" fill="${dark(second, 0.2)}"/><path d="M266 130L262 190M284 130L282 190M300 130V190M316 130L318 190M334 130L338 190" stroke="${INK}" stroke-opacity=".25" stroke-width="4"/>
<path d="${soft}" fill="url(#ug)" fill-opacity=".92"/><g clip-path="url(#u)">
<path d="M180 316C230 296 280 336 330 316C370 300 400 312 420 318V530H180Z" fill="url(#wg)" fill-opacity=".75"/>
<path d="M180 316C230 296 280 336 330 316C370 300 400 312 420 318" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>
<path d="M214 240C202 320 206 420 222 480C216 400 220 310 236 226Z" fill="#fff" fill-opacity=".55"/>
<path d="M376 230C394 320 392 420 376 490C386 400 380 310 362 220Z" fill="${INK}" fill-opacity=".12"/>
<path d="M250 500C270 440 262 420 280 380M344 496C330 450 338 420 326 400" fill="none" stroke="${INK}" stroke-opacity=".1" stroke-width="7"/></g>
<path d="M380 300h-22M384 340h-14M386 380h-22M384 420h-14M378 460h-22" stroke="${dark(second, 0.35)}" stroke-opacity=".8" stroke-width="4"/>
${mark(262, 238, 2.3, onto(light(base, 0.34), dark(second, 0.2)))}`),
  }
}
