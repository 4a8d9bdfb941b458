import type { ShoePaint } from '../colourways'
import { dark, INK, light } from '../paint'
import { gradient } from '../svg'

const collar =
  'M92 214C84 170 86 116 102 88C142 74 216 74 256 92C266 112 268 150 262 178C250 206 228 220 200 220C166 220 146 212 92 214Z'

/** A padded collar over the ankle, with two hooks and a taller tongue. */
export const midCollar = (c: ShoePaint, sfx: string): { defs: string; under: string; over: string } => ({
  defs: gradient(
    'mc' + sfx,
    [
      [0, light(c.panel, 0.2)],
      [1, dark(c.panel, 0.1)],
    ],
    [0, 0, 1, 1],
  ),
  under: `<path d="M226 196C236 140 246 96 268 70C282 60 300 66 306 80L330 182L300 226Z" fill="${dark(c.panel, 0.12)}"/>
<path d="M264 82C274 70 290 70 298 80L304 98C292 88 274 90 262 102Z" fill="${c.accent}"/>`,
  over: `<path d="${collar}" fill="url(#mc${sfx})"/>
<path d="M102 88C142 74 216 74 256 92C220 112 140 110 102 88Z" fill="${dark(c.lining, 0.2)}"/>
<path d="M98 116C140 134 216 134 262 116M92 150C140 166 216 166 266 148M90 184C140 198 210 198 260 180" fill="none" stroke="${INK}" stroke-opacity=".22" stroke-width="5"/>
<path d="M98 112C140 130 216 130 262 112M92 146C140 162 216 162 266 144" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>
<path d="M104 100C96 130 94 170 100 208C108 176 106 136 114 104Z" fill="#fff" fill-opacity=".22"/>
<path d="M246 116L300 94M250 148L312 128" stroke="${c.lace}" stroke-width="6"/><circle cx="246" cy="117" r="6" fill="${dark(c.panel, 0.55)}"/><circle cx="250" cy="149" r="6" fill="${dark(c.panel, 0.55)}"/>
<path d="M104 92C96 74 100 56 114 54C126 52 130 68 128 82" fill="none" stroke="${c.accent}" stroke-width="9"/>`,
})
