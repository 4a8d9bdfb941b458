import type { ShoePaint } from '../colourways'
import { dark, INK, light } from '../paint'

const eyelets: readonly (readonly [number, number])[] = [
  [303, 190],
  [325, 214],
  [349, 237],
  [375, 257],
  [402, 273],
]

const from = eyelets.map(
  ([x, y], index) => [Math.round(x - 21 + index * 1.2), Math.round(y + 29 - index * 1.5)] as const,
)
const ties = eyelets.map(([x, y], index) => `M${from[index]?.join(' ')}L${x + 3} ${y - 7}`).join('')
const glints = eyelets
  .map(([x, y], index) => `M${(from[index]?.[0] ?? 0) + 1} ${(from[index]?.[1] ?? 0) - 3}L${x + 1} ${y - 6}`)
  .join('')

const laces = (c: ShoePaint): string =>
  `<path d="${ties}" stroke="${dark(c.upper, 0.55)}" stroke-opacity=".28" stroke-width="11" transform="translate(2 4)"/><path d="${ties}" stroke="${c.lace}" stroke-width="9.5"/><path d="${glints}" stroke="${light(c.lace, 0.6)}" stroke-opacity=".55" stroke-width="2.4"/>`

const strap = (c: ShoePaint, d: string, edge: string) =>
  `<path d="${d}" fill="${INK}" fill-opacity=".22" transform="translate(2 6)"/><path d="${d}" fill="${c.accent}"/><path d="${edge}" fill="none" stroke="${dark(c.accent, 0.4)}" stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="5 3"/>`

/** How a low shoe holds on: laces, two straps that small hands can close, or a sock cuff with laces below it. */
export const closures = {
  laces,
  straps: (c: ShoePaint) =>
    `<path d="M372 268L402 282" stroke="${c.lace}" stroke-width="7"/>` +
    strap(
      c,
      'M244 226C256 214 268 206 276 190C290 176 304 176 312 184L330 206C318 226 296 246 268 254C256 256 246 244 244 226Z',
      'M256 230C276 222 300 206 316 194',
    ) +
    strap(
      c,
      'M292 268C312 254 330 236 340 216L374 248C364 270 344 290 318 298C302 298 292 286 292 268Z',
      'M304 278C328 266 348 248 360 240',
    ),
  sock: (c: ShoePaint) =>
    `<path d="M100 222C92 184 96 146 106 128C150 112 226 110 272 122C284 140 296 166 312 186L256 228C240 232 224 240 206 240C160 244 130 232 100 222Z" fill="${c.panel}"/>
<path d="M106 128C150 112 226 110 272 122C236 142 146 146 106 128Z" fill="${dark(c.lining, 0.25)}"/>
<path d="M112 146V222M130 152V228M148 154V234M166 156V238M184 157V240M202 157V240M220 156V236M238 153V232M256 148V226M272 142L286 206" stroke="${INK}" stroke-opacity=".16" stroke-width="5"/>
<path d="M104 136C148 156 236 154 276 132" fill="none" stroke="${c.accent}" stroke-width="6"/>
<path d="M98 132C90 116 96 98 108 96C120 94 124 110 122 122" fill="none" stroke="${c.accent}" stroke-width="8"/>${laces(c)}`,
} as const satisfies Record<string, (c: ShoePaint) => string>

export type Closure = keyof typeof closures
