import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, onto } from '../paint'
import { ACROSS, type Art, clip, gradient, pattern } from '../svg'

const hand =
  'M40 300C36 250 30 210 26 176C20 160 8 128 2 100C-2 82 22 76 30 92L52 140C50 108 44 60 44 30C44 10 70 8 74 28L86 118C88 84 88 36 92 8C94 -12 122 -12 122 8L124 118C130 88 136 50 144 26C150 8 174 14 170 34L160 134C168 116 178 94 188 80C200 66 218 78 212 94C204 124 192 160 182 190C174 226 172 262 170 300Z'

/** A pair of thin gloves: grip on the palm side, touch tips, a long cuff. */
export const gloves = (c: ClothPaint): Art => {
  const { base, accent, second } = c
  const one = `<path d="${hand}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="M-10 -20H230V310H-10Z" fill="url(#k)"/>
<path d="M36 0H80V34H36ZM-6 76L30 66L44 100L6 118Z" fill="${accent}"/>
<path d="M30 196C80 176 130 176 186 192L180 250C130 236 84 236 36 252Z" fill="${second}"/><path d="M30 196C80 176 130 176 186 192" fill="none" stroke="${accent}" stroke-width="5"/>
<path d="M52 140C56 160 60 172 66 184M88 118C90 140 92 152 94 170M124 118C124 140 122 154 120 170M160 134C156 150 150 166 144 178" fill="none" stroke="${INK}" stroke-opacity=".2" stroke-width="4"/>
<path d="M58 34C58 80 62 120 68 150C72 110 70 70 66 30ZM104 14C102 60 104 100 106 140C112 100 114 60 112 12Z" fill="#fff" fill-opacity=".2"/>
<path d="M20 268H190V310H20Z" fill="${dark(second, 0.2)}"/><path d="M150 190C160 220 160 260 158 310H190V180Z" fill="${INK}" fill-opacity=".14"/></g>
<path d="M38 270C80 278 130 278 171 270" fill="none" stroke="${accent}" stroke-width="4"/>`
  const sign = mark(92, 202, 1.2, onto(second, accent))
  return {
    defs:
      clip('u', hand) +
      gradient(
        'ug',
        [
          [0, light(base, 0.18)],
          [0.5, base],
          [1, dark(base, 0.16)],
        ],
        ACROSS,
      ) +
      pattern('k', 7, 7, `<path d="M0 0V7" stroke="${INK}" stroke-opacity=".1" stroke-width="2"/>`, 12),
    body: `<g transform="translate(540 130) rotate(12) scale(-1.02 1.02)">${one}<g transform="translate(208 0) scale(-1 1)">${sign}</g><path d="${hand}" fill="${INK}" fill-opacity=".1"/></g><g transform="translate(104 146) rotate(-6) scale(1.08)"><path d="${hand}" transform="translate(9 8)" fill="${INK}" fill-opacity=".14"/>${one}${sign}</g>`,
  }
}
