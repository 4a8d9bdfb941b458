import type { ShoePaint } from '../colourways'
import { dark, INK, light, mix } from '../paint'
import { type Art, clip, gradient } from '../svg'

const bed =
  'M64 350C58 328 78 318 100 328C160 352 240 362 320 360C400 358 480 342 540 318C568 308 582 326 572 350C556 390 500 414 430 418L150 420C100 416 70 394 64 350Z'
const strap =
  'M244 356C250 296 268 238 306 212C342 194 402 212 450 240C490 264 514 294 526 332C440 366 340 372 244 356Z'

/** A slide: a deep footbed and one wide strap. */
export const slideArt = (c: ShoePaint, sfx: string): Art => ({
  defs:
    clip('u' + sfx, strap) +
    clip('s' + sfx, bed) +
    gradient('ug' + sfx, [
      [0, light(c.upper, 0.2)],
      [0.55, c.upper],
      [1, dark(c.upper, 0.2)],
    ]) +
    gradient('mg' + sfx, [
      [0, light(c.panel, 0.22)],
      [0.5, c.panel],
      [1, dark(c.panel, 0.22)],
    ]),
  body: `<path d="M100 328C150 298 240 306 320 314C400 322 470 320 540 318C480 342 400 358 320 360C240 362 160 352 100 328Z" fill="${dark(c.panel, 0.3)}"/>
<path d="M122 326C180 310 250 318 320 326C390 332 450 330 510 326M140 336C200 326 260 332 320 338" fill="none" stroke="${light(c.panel, 0.4)}" stroke-opacity=".35" stroke-width="4" stroke-dasharray="1 11"/>
<path d="M214 344C224 284 250 226 296 206C318 198 340 204 352 214L300 358Z" fill="${dark(c.upper, 0.46)}"/>
<path d="M214 344C224 284 250 226 296 206C318 198 340 204 352 214" fill="none" stroke="${dark(c.upper, 0.2)}" stroke-width="7"/>
<path d="${bed}" fill="url(#mg${sfx})"/>
<g clip-path="url(#s${sfx})"><path d="M50 386C160 410 420 408 590 348V440H50Z" fill="${mix(c.panel, c.upper, 0.45)}"/>
<path d="M50 402C160 424 420 420 590 370V440H50Z" fill="${INK}" fill-opacity=".2"/>
<path d="M62 346C68 384 96 410 150 416C110 392 90 360 88 324Z" fill="#fff" fill-opacity=".22"/></g>
<path d="M66 342C62 324 80 318 100 328C160 352 240 362 320 360C400 358 480 342 544 317" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>
<path d="M72 382C166 408 420 406 570 344" fill="none" stroke="${dark(c.panel, 0.5)}" stroke-opacity=".5" stroke-width="2.5"/>
<path d="M112 419h40l6 8h-40zM196 419h40l6 8h-40zM280 419h40l6 8h-40zM364 418h40l4 8h-38zM440 416l36 -5 2 8 -34 5z" fill="${c.out}"/>
<path d="${strap}" fill="url(#ug${sfx})"/>
<g clip-path="url(#u${sfx})"><path d="M306 392C312 330 330 264 366 206L414 220C382 276 366 330 364 392Z" fill="${c.accent}"/>
<path d="M390 392C392 336 406 290 436 232L470 252C442 300 430 340 430 392Z" fill="${c.accent}" fill-opacity=".6"/>
<path d="M262 344C266 296 284 248 314 224C330 216 350 220 366 226C322 244 300 292 296 354Z" fill="#fff" fill-opacity=".2"/>
<path d="M470 256C500 276 514 300 522 332L480 346C482 312 478 282 470 256Z" fill="${INK}" fill-opacity=".12"/>
<path d="M236 340C340 356 440 350 530 318V390H236Z" fill="${INK}" fill-opacity=".14"/></g>
<path d="M244 356C250 296 268 238 306 212C342 194 402 212 450 240C490 264 514 294 526 332" fill="none" stroke="${light(c.upper, 0.4)}" stroke-opacity=".75" stroke-width="4"/>
<path d="M256 350C262 296 280 248 312 224C344 208 398 224 444 250C482 272 504 300 516 332" fill="none" stroke="${dark(c.upper, 0.45)}" stroke-opacity=".45" stroke-width="1.6" stroke-dasharray="5 3"/>`,
})
