import type { ShoePaint } from '../colourways'
import { dark, INK, light } from '../paint'
import { type Art, clip, gradient } from '../svg'
import { type Sign, signs } from './signs'
import { textures } from './texture'

const outline =
  'M92 346C82 300 86 250 96 206C99 190 92 176 96 162C108 148 134 150 142 168C152 196 172 210 202 208C230 206 244 188 252 166C262 146 288 144 302 158C326 196 366 236 412 258C472 276 542 282 558 338L558 378L96 378Z'

const eyelets: readonly (readonly [number, number])[] = [
  [300, 168],
  [324, 195],
  [350, 219],
  [378, 238],
  [406, 254],
]

const holes = eyelets.map(
  ([x, y], index) => [Math.round(x - 26 + index * 1.5), Math.round(y + 30 - index * 2)] as const,
)
const ties = eyelets.map(([x, y], index) => `M${holes[index]?.join(' ')}L${x + 2} ${y - 6}`).join('')
const dots = holes.map(([x, y]) => `M${x} ${y}h.01`).join('')

const laces = (c: ShoePaint): string =>
  `<path d="${ties}" stroke="${INK}" stroke-opacity=".25" stroke-width="7" transform="translate(2 4)"/><path d="${ties}" stroke="${c.lace}" stroke-width="6"/><path d="${dots}" stroke="${dark(c.panel, 0.5)}" stroke-width="10.8"/><path d="${dots}" stroke="${c.accent}" stroke-width="4.8"/>`

/** The higher upper of trail shoes: ripstop, toe bumper, eyelets; no sole. */
export const trailUpper = (c: ShoePaint, sfx: string, sign: Sign): Art => ({
  defs:
    clip('u' + sfx, outline) +
    textures.ripstop('k' + sfx, c.upper) +
    gradient('ug' + sfx, [
      [0, light(c.upper, 0.14)],
      [0.5, c.upper],
      [1, dark(c.upper, 0.2)],
    ]) +
    gradient('sh' + sfx, [
      [0, INK, 0],
      [1, INK, 0.36],
    ]) +
    gradient('hl' + sfx, [
      [0, '#FFFFFF', 0.5],
      [1, '#FFFFFF', 0],
    ]) +
    gradient('tg' + sfx, [
      [0, light(c.panel, 0.1)],
      [1, dark(c.panel, 0.25)],
    ]),
  body: `<path d="M112 176C140 142 204 136 256 164L246 222C202 236 152 226 132 202Z" fill="${dark(c.lining, 0.35)}"/>
<path d="M140 170C160 154 204 148 244 168C236 194 226 206 202 208C172 210 152 196 142 168Z" fill="${dark(c.lining, 0.14)}"/>
<path d="M234 212C240 172 244 138 264 122C278 112 296 118 302 132L318 170L296 210Z" fill="url(#tg${sfx})"/>
<path d="M262 134C272 122 288 122 295 132L300 144C288 136 272 138 260 148Z" fill="${c.accent}"/>
<path d="${outline}" fill="url(#ug${sfx})"/>
<g clip-path="url(#u${sfx})"><path d="M80 140H560V380H80Z" fill="url(#k${sfx})"/>
<path d="M60 150L140 150C148 186 160 204 190 212C202 236 188 268 206 300C214 330 190 360 176 390L60 390Z" fill="${c.panel}"/>
<path d="M60 262L128 270L150 306L178 316L186 390L60 390Z" fill="${dark(c.panel, 0.2)}"/>
<path d="M252 166C262 146 288 144 302 158C326 196 366 236 412 258L426 274C388 278 346 260 312 230C294 214 268 206 244 210Z" fill="${c.panel}"/>
${signs[sign](c.accent)}
<path d="M430 392C432 344 468 312 520 304L560 330L560 392Z" fill="${c.out}"/>
<path d="M430 392C432 344 468 312 520 304" fill="none" stroke="${light(c.out, 0.4)}" stroke-opacity=".5" stroke-width="2.5"/>
<path d="M406 258C464 278 514 280 538 302C498 294 448 294 400 274Z" fill="url(#hl${sfx})"/>
<path d="M100 196C92 236 92 286 100 330C108 286 104 240 112 202Z" fill="#fff" fill-opacity=".2"/>
<path d="M60 312h520v70H60z" fill="url(#sh${sfx})"/></g>
<path d="M142 168C152 196 172 210 202 208C230 206 244 188 252 166" fill="none" stroke="${light(c.panel, 0.25)}" stroke-width="9"/>
<path d="M142 174C152 202 172 215 202 213C230 211 245 193 253 171" fill="none" stroke="${INK}" stroke-opacity=".3" stroke-width="2"/>
<path d="M100 168C92 150 94 126 108 122C122 118 128 138 128 156" fill="none" stroke="${c.accent}" stroke-width="9"/>
${laces(c)}`,
})
