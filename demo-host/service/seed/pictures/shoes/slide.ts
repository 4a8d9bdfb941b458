import type { ShoePaint } from '../colourways'
import { dark, INK, light, mix } from '../paint'
import { type Art, clip, gradient } from '../svg'

const bed =
  'M58 344C56 312 84 302 106 318C150 344 240 352 330 352C410 352 480 346 532 336C562 330 580 346 574 368C564 400 520 418 470 420L136 422C90 420 62 392 58 344Z'
const strap =
  'M252 372C250 312 264 264 298 246C340 230 424 254 474 286C500 304 514 328 518 356C440 380 340 386 252 372Z'
const edge = 'M252 372C250 312 264 264 298 246C340 230 424 254 474 286C500 304 514 328 518 356'

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
  body: `<path d="M106 318C150 300 250 308 340 314C420 318 490 322 536 336C480 348 410 352 330 352C240 352 150 344 106 318Z" fill="${dark(c.panel, 0.3)}"/>
<path d="M130 318C190 306 260 312 330 320C400 326 460 326 514 332M150 328C210 318 270 326 330 332" fill="none" stroke="${light(c.panel, 0.4)}" stroke-opacity=".35" stroke-width="4" stroke-dasharray="1 11"/>
<path d="M474 286C508 296 534 318 538 344L518 356C514 328 500 304 474 286Z" fill="${dark(c.upper, 0.5)}"/>
<path d="M224 354C228 300 246 258 282 240C302 232 326 238 340 246L296 372Z" fill="${dark(c.upper, 0.46)}"/>
<path d="M224 354C228 300 246 258 282 240C302 232 326 238 340 246" fill="none" stroke="${dark(c.upper, 0.2)}" stroke-width="7"/>
<path d="${bed}" fill="url(#mg${sfx})"/>
<g clip-path="url(#s${sfx})"><path d="M40 380C160 404 420 408 600 366V450H40Z" fill="${mix(c.panel, c.upper, 0.45)}"/>
<path d="M40 400C160 422 420 424 600 386V450H40Z" fill="${INK}" fill-opacity=".2"/>
<path d="M58 340C62 384 92 414 150 420C108 396 86 360 84 312Z" fill="#fff" fill-opacity=".22"/></g>
<path d="M60 336C60 312 84 302 106 318C150 344 240 352 330 352C410 352 480 346 536 335" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>
<path d="M64 374C160 402 420 406 574 360" fill="none" stroke="${dark(c.panel, 0.5)}" stroke-opacity=".5" stroke-width="2.5"/>
<path d="M116 420h44l4 9h-42zM198 420h44l4 9h-44zM280 420h44l4 9h-44zM362 420h44l2 9h-44zM440 419l42 -4 -2 10 -38 4z" fill="${c.out}"/>
<path d="${strap}" fill="url(#ug${sfx})"/>
<g clip-path="url(#u${sfx})"><path d="M306 400C306 346 318 294 344 236L392 246C366 302 356 350 358 400Z" fill="${c.accent}"/>
<path d="M384 400C384 350 394 306 414 254L442 266C422 314 414 354 416 400Z" fill="${c.accent}" fill-opacity=".6"/>
<path d="M266 362C268 316 280 276 304 258C318 250 336 252 348 256C312 272 298 312 298 370Z" fill="#fff" fill-opacity=".2"/>
<path d="M474 286C500 304 514 328 518 356L480 368C490 336 486 306 474 286Z" fill="${INK}" fill-opacity=".12"/>
<path d="M240 356C340 374 440 368 530 340V400H240Z" fill="${INK}" fill-opacity=".14"/></g>
<path d="${edge}" fill="none" stroke="${light(c.upper, 0.4)}" stroke-opacity=".75" stroke-width="4"/>
<path d="M264 364C262 316 274 274 304 258C342 244 420 266 466 294C488 310 502 330 506 354" fill="none" stroke="${dark(c.upper, 0.45)}" stroke-opacity=".45" stroke-width="1.6" stroke-dasharray="5 3"/>`,
})
