import type { ShoePaint } from '../colourways'
import { dark, INK, light, mix } from '../paint'
import { type Art, clip, gradient } from '../svg'

type Sole = (c: ShoePaint, sfx: string) => Art

const foam = (c: ShoePaint, sfx: string): string =>
  gradient('mg' + sfx, [
    [0, light(c.mid, 0.5)],
    [0.45, c.mid],
    [1, mix(c.mid, c.mid2, 0.55)],
  ])

const line = (d: string, colour: string, opacity: number, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`

const rockerTop =
  'M74 346C68 322 84 312 100 326C138 350 190 352 236 344C304 334 350 362 410 362C460 362 506 350 538 338'

/** Road: a low rocker of two curves over a split outsole. */
export const rocker: Sole = (c, sfx) => ({
  defs: foam(c, sfx),
  body: `<path d="${rockerTop}C556 338 562 356 550 372C528 400 478 414 420 418L146 420C106 418 80 392 74 346Z" fill="url(#mg${sfx})"/>
${line(rockerTop, '#fff', 0.75, 3)}
${line('M86 372C150 388 224 378 286 374C360 372 430 392 540 372', dark(c.mid2, 0.25), 0.32, 3)}
${line('M90 378C150 394 224 384 286 380C360 378 430 398 534 378', '#fff', 0.55, 2)}
<path d="M80 366C92 398 112 412 146 414L236 414C200 402 128 400 80 366Z" fill="${c.mid2}" fill-opacity=".75"/>
<path d="M98 396C112 412 128 420 148 421L246 421C250 414 244 410 236 410L150 410C128 410 112 404 98 396Z" fill="${c.out}"/>
<path d="M288 411C300 408 372 408 424 406C474 402 520 386 552 366C546 390 502 416 424 421L296 421C286 421 282 414 288 411Z" fill="${c.out}"/>
${line('M300 412C372 410 400 411 428 409C476 404 516 392 546 374', light(c.out, 0.5), 0.4, 2)}`,
})

const plushTop = 'M66 318C58 286 84 280 104 300C142 330 196 330 240 322C304 312 352 342 412 342C462 342 508 330 544 314'
const plushFoam = `${plushTop}C566 314 574 338 560 358C536 394 484 414 424 420L150 424C98 422 70 382 66 318Z`

/** Plush: a thick foam that bulges over its own edge, in two layers. */
export const plush: Sole = (c, sfx) => ({
  defs: foam(c, sfx) + clip('s' + sfx, plushFoam),
  body: `<path d="${plushFoam}" fill="url(#mg${sfx})"/>
<g clip-path="url(#s${sfx})"><path d="M50 376C130 404 220 366 300 372C380 378 450 398 580 340V440H50Z" fill="${mix(c.mid, c.accent, 0.55)}"/>
<path d="M50 394C130 418 220 386 300 390C380 394 450 410 580 362V440H50Z" fill="${INK}" fill-opacity=".1"/>
<path d="M58 330C66 380 92 408 140 416C96 386 84 350 84 318Z" fill="#fff" fill-opacity=".35"/></g>
${line(plushTop, '#fff', 0.75, 3)}
${line('M84 346C140 372 214 352 292 348C370 348 440 368 546 340', dark(c.mid2, 0.25), 0.3, 3)}
${line('M86 352C140 378 214 358 292 354C370 354 440 374 544 346', '#fff', 0.5, 2)}
<path d="M104 404C118 418 132 424 150 425L250 425C256 418 250 413 240 413L156 413C134 413 118 410 104 404Z" fill="${c.out}"/>
<path d="M292 414C306 411 376 411 430 408C482 402 528 382 558 360C552 388 506 416 428 423L300 425C288 424 284 416 292 414Z" fill="${c.out}"/>`,
})

const racerTop = 'M52 330C52 300 82 296 104 316C142 346 196 346 240 338C304 328 352 352 412 348C462 344 506 330 540 306'
const racerFoam = `${racerTop}C562 304 572 318 562 334C540 366 500 392 448 404C420 410 400 400 372 402C330 404 300 422 262 424L150 426C104 424 60 392 52 330Z`

/** Racer: a tall wedge that flares behind the heel, cut under the arch, with the plate's line through it. */
export const racer: Sole = (c, sfx) => ({
  defs: foam(c, sfx) + clip('s' + sfx, racerFoam),
  body: `<path d="${racerFoam}" fill="url(#mg${sfx})"/>
<g clip-path="url(#s${sfx})"><path d="M40 380C120 410 200 400 280 384C360 366 460 372 590 310V440H40Z" fill="${mix(c.mid, c.mid2, 0.75)}"/>
<path d="M40 330C60 390 110 412 170 420L60 430Z" fill="${c.accent}" fill-opacity=".9"/></g>
${line(racerTop, '#fff', 0.7, 3)}
${line('M66 352C130 396 220 392 296 374C376 356 470 358 556 318', c.out, 0.85, 6)}
${line('M66 347C130 391 220 387 296 369C376 351 470 353 554 314', '#fff', 0.4, 1.6)}
<path d="M96 408C112 420 130 426 152 427L258 425C266 418 262 413 250 413L156 415C130 416 112 414 96 408Z" fill="${c.out}"/>
<path d="M380 399C410 398 430 404 456 396C504 382 540 356 562 328C560 360 512 398 450 410C424 414 404 408 384 408C374 408 372 400 380 399Z" fill="${c.out}"/>`,
})

const flatTop = 'M82 342C78 326 90 318 106 328C142 348 194 350 240 344C304 336 352 356 412 356C464 356 508 348 540 334'

/** Flat: a straight sole with a band round it, for walking as much as for running. */
export const flat: Sole = (c, sfx) => ({
  defs: foam(c, sfx),
  body: `<path d="${flatTop}C556 334 562 352 560 372C558 396 548 408 528 410L120 414C96 412 84 392 82 342Z" fill="url(#mg${sfx})"/>
${line(flatTop, '#fff', 0.75, 3)}
<path d="M82 366C180 380 300 372 400 376C460 378 520 368 561 358L560 374C520 384 460 394 400 392C300 388 180 396 84 382Z" fill="${c.accent}"/>
${line('M86 392C180 402 300 396 400 398C460 398 520 394 556 386', dark(c.mid2, 0.25), 0.35, 2)}
<path d="M88 398C96 410 106 414 122 415L528 412C544 410 554 402 558 388L562 400C558 416 546 422 530 422L120 424C102 424 90 414 88 398Z" fill="${mix(c.out, '#B98A52', 0.55)}"/>
${line('M130 420h16M170 420h16M210 420h16M250 420h16M290 420h16M330 420h16M370 420h16M410 420h16M450 419h16M490 419h16', INK, 0.35, 4)}`,
})

const plateTop = 'M88 350C82 332 92 324 108 334C144 352 194 354 240 348C304 340 352 362 412 362C464 362 510 352 542 338'

/** Spike: a sliver of foam, a plate that turns up at the toe, and its pins. */
export const spikePlate: Sole = (c, sfx) => ({
  defs: foam(c, sfx),
  body: `<path d="M330 388l5 24 5-24zM372 390l5 25 5-25zM416 390l6 25 4-26zM458 386l8 24 2-26zM498 376l11 22-1-26zM530 362l13 18-3-22z" fill="#8F969E"/>
<path d="M330 388l5 24v-24zM372 390l5 25v-25zM416 390l6 25-1-25z" fill="#fff" fill-opacity=".5"/>
<path d="${plateTop}C556 338 560 350 550 360C526 382 480 392 424 394L170 384C118 382 92 372 88 350Z" fill="url(#mg${sfx})"/>
${line(plateTop, '#fff', 0.7, 3)}
<path d="M268 374C320 372 380 386 430 382C486 378 530 362 556 346C554 372 500 398 426 398L300 392C276 390 258 376 268 374Z" fill="${c.accent}"/>
<path d="M300 384C350 384 400 392 436 389C488 384 526 370 550 356C540 380 494 398 426 398L300 392Z" fill="${INK}" fill-opacity=".22"/>
<path d="M104 370C120 380 140 385 170 386L260 389C264 383 260 380 250 379L176 376C144 376 120 374 104 370Z" fill="${c.out}"/>`,
})
