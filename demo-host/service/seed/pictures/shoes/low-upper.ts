import type { ShoePaint } from '../colourways'
import { dark, INK, light, mix } from '../paint'
import { type Art, clip, gradient } from '../svg'
import { type Closure, closures } from './closures'
import { type Sign, signs } from './signs'
import { type Texture, textures } from './texture'

const outline =
  'M96 352C84 306 88 262 101 224C105 208 97 198 90 186C100 172 122 174 132 190C146 224 172 240 206 237C236 233 250 210 262 186C272 168 294 168 308 182C334 216 374 256 418 276C470 290 532 294 549 344L549 376L100 376Z'

const heavyPanels = (c: ShoePaint): string => `
<path d="M404 380C420 330 470 300 560 330L560 390L404 390Z" fill="${mix(c.upper, c.panel, 0.55)}" fill-opacity=".55"/>
<path d="M468 392C470 350 500 326 556 334L556 392Z" fill="${c.panel}"/>
<path d="M60 170L128 168C140 206 150 232 184 242C196 290 186 340 160 384L60 390Z" fill="${c.panel}"/>
<path d="M60 250C110 262 150 290 162 384L60 390Z" fill="${dark(c.panel, 0.16)}"/>`

const lightPanels = (c: ShoePaint): string => `
<path d="M440 392C450 340 500 318 556 330L556 392Z" fill="${mix(c.upper, c.panel, 0.5)}" fill-opacity=".6"/>
<path d="M60 170L124 168C132 216 128 300 112 392L60 390Z" fill="${c.panel}"/>`

const tongue = (
  c: ShoePaint,
  sfx: string,
): string => `<path d="M238 236C246 196 250 164 270 148C282 139 300 144 306 156L322 192L300 230Z" fill="url(#tg${sfx})"/>
<path d="M266 158C276 146 292 146 299 156L304 168C292 160 276 162 264 172Z" fill="${c.accent}"/>
`

const heelLoop = (c: ShoePaint): string =>
  `<path d="M96 190C90 180 92 160 104 154C116 150 122 166 122 180" fill="none" stroke="${c.accent}" stroke-width="8"/>\n`

/** The low upper of road shoes, racers and spikes: collar, tongue, panels, sign, laces; no sole. */
export const lowUpper = (
  c: ShoePaint,
  sfx: string,
  { texture, sign, panels, closure }: { texture: Texture; sign: Sign; panels: 'heavy' | 'light'; closure: Closure },
): Art => ({
  defs:
    clip('u' + sfx, outline) +
    textures[texture]('k' + sfx, c.upper) +
    gradient('ug' + sfx, [
      [0, light(c.upper, 0.16)],
      [0.55, c.upper],
      [1, dark(c.upper, 0.16)],
    ]) +
    gradient('sh' + sfx, [
      [0, INK, 0],
      [1, INK, 0.34],
    ]) +
    gradient('hl' + sfx, [
      [0, '#FFFFFF', 0.55],
      [1, '#FFFFFF', 0],
    ]) +
    gradient('tg' + sfx, [
      [0, light(c.panel, 0.12)],
      [1, dark(c.panel, 0.22)],
    ]),
  body: `<path d="M112 200C134 170 206 158 262 184L250 246C206 262 150 252 128 226Z" fill="${dark(c.lining, 0.3)}"/>
<path d="M130 196C150 178 206 170 252 190C244 216 228 233 206 237C172 240 146 224 132 190Z" fill="${dark(c.lining, 0.12)}"/>
${closure === 'sock' ? '' : tongue(c, sfx)}<path d="${outline}" fill="url(#ug${sfx})"/>
<g clip-path="url(#u${sfx})"><path d="M80 160H560V380H80Z" fill="url(#k${sfx})"/>${panels === 'heavy' ? heavyPanels(c) : lightPanels(c)}
<path d="M262 186C272 168 294 168 308 182C334 216 374 256 418 276L432 290C396 296 350 276 318 246C300 230 276 222 254 226Z" fill="${c.panel}"/>
<path d="M254 226C276 222 300 230 318 246C350 276 396 296 432 290" fill="none" stroke="${dark(c.panel, 0.35)}" stroke-opacity=".5" stroke-width="2"/>
${signs[sign](c.accent)}
<path d="M412 278C464 294 520 298 542 334C506 316 450 314 404 292Z" fill="url(#hl${sfx})"/>
<path d="M104 212C96 250 96 292 104 336C112 296 110 250 116 218Z" fill="#fff" fill-opacity=".2"/>
<path d="M60 318h520v64H60z" fill="url(#sh${sfx})"/></g>
<path d="M132 190C146 224 172 240 206 237C236 233 250 210 262 186" fill="none" stroke="${light(c.panel, 0.28)}" stroke-width="7"/>
<path d="M132 194C146 228 172 244 206 241C236 237 251 214 263 190" fill="none" stroke="${dark(c.panel, 0.4)}" stroke-opacity=".45" stroke-width="2"/>
${closure === 'sock' ? '' : heelLoop(c)}${closures[closure](c)}`,
})
