import type { ShoePaint } from '../colourways'
import { dark, light, mix } from '../paint'
import { type Art, gradient } from '../svg'

const SIDE_LUGS = Array.from({ length: 10 }, (_, at) => 112 + at * 34)

const lugs = (down: number) =>
  SIDE_LUGS.map(x => `M${x} ${412 + down}l4 22h17l5 -22z`).join('') +
  `M432 ${410 + down}l6 22 17 -3 2 -22zM468 ${402 + down}l9 20 15 -6 -1 -20zM500 ${390 + down}l12 17 13 -8 -4 -18z`

const foam = (c: ShoePaint, sfx: string) =>
  gradient('mg' + sfx, [
    [0, light(c.mid, 0.45)],
    [0.5, c.mid],
    [1, mix(c.mid, c.mid2, 0.6)],
  ])

const edge = 'M68 342C62 314 82 304 102 320L150 346L208 330L262 352L330 334L394 358L456 342L540 330'

/** Trail: an angular sole on lugs 34 px apart. */
export const lugged = (c: ShoePaint, sfx: string): { under: string } & Art => ({
  defs: foam(c, sfx),
  under: `<path d="${lugs(0)}" fill="${dark(c.out, 0.25)}"/>`,
  body: `<path d="${edge}C560 332 566 352 554 370C530 398 480 412 424 416L146 418C102 416 74 388 68 342Z" fill="url(#mg${sfx})"/>
<path d="${edge}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>
<path d="M84 366L148 382L210 364L266 384L332 366L396 386L458 372L530 362" fill="none" stroke="${dark(c.mid2, 0.3)}" stroke-opacity=".38" stroke-width="3.5"/>
<path d="M76 362C88 396 112 410 146 412L210 412L150 396Z" fill="${c.mid2}" fill-opacity=".8"/>
<path d="M92 392C108 406 126 412 150 412L424 409C482 404 528 388 556 362C556 384 510 416 426 421L148 423C120 422 100 410 92 392Z" fill="${c.out}"/>
<path d="M112 406C126 413 140 415 156 415L424 412C476 408 516 396 546 376" fill="none" stroke="${light(c.out, 0.5)}" stroke-opacity=".35" stroke-width="2"/>`,
})

const high = 'M60 326C54 296 80 290 102 306L152 332L210 314L264 338L330 320L396 344L458 326L546 312'

/** Long trail: the same with half as much foam again, in two layers. */
export const luggedPlush = (c: ShoePaint, sfx: string): { under: string } & Art => ({
  defs: foam(c, sfx),
  under: `<path d="${lugs(8)}" fill="${dark(c.out, 0.25)}"/>`,
  body: `<path d="${high}C568 314 574 340 560 364C534 398 482 416 424 424L146 428C96 424 66 384 60 326Z" fill="url(#mg${sfx})"/>
<path d="${high}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>
<path d="M64 352L152 374L212 356L268 378L332 360L398 382L460 366L562 348C560 362 552 374 544 382C508 406 470 416 424 420L146 424C100 420 74 390 64 352Z" fill="${mix(c.mid2, c.panel, 0.45)}"/>
<path d="M64 352L152 374L212 356L268 378L332 360L398 382L460 366L562 348" fill="none" stroke="${dark(c.mid2, 0.35)}" stroke-opacity=".4" stroke-width="3"/>
<path d="M92 400C108 414 126 420 150 420L424 416C482 410 528 392 558 364C558 392 512 424 426 430L148 432C120 430 100 418 92 400Z" fill="${c.out}"/>`,
})
