import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light } from '../paint'
import { type Art, gradient } from '../svg'

const DOWN_ACROSS = [0, 0, 1, 1] as const

const lanes = (accent: string): string =>
  Array.from(
    { length: 6 },
    (_, at) =>
      `<path d="M-240 ${150 - at * 2}C-120 ${60 - at * 34} 20 ${150 - at * 40} 240 ${-20 - at * 44}" fill="none" stroke="${accent}" stroke-opacity="${(0.95 - at * 0.13).toFixed(2)}" stroke-width="${(13 - at * 1.4).toFixed(1)}"/>`,
  ).join('')

/** Two gift cards, the front one with the lanes of a track. */
export const giftCard = (c: ClothPaint): Art => ({
  defs:
    '<clipPath id="u"><rect x="-190" y="-120" width="380" height="240" rx="20"/></clipPath>' +
    gradient(
      'ug',
      [
        [0, light(c.base, 0.12)],
        [1, dark(c.base, 0.18)],
      ],
      DOWN_ACROSS,
    ) +
    gradient(
      'sg',
      [
        [0, light(c.second, 0.1)],
        [1, dark(c.second, 0.12)],
      ],
      DOWN_ACROSS,
    ) +
    gradient(
      'gl',
      [
        [0, '#FFFFFF', 0.32],
        [0.5, '#FFFFFF', 0],
        [1, '#FFFFFF', 0],
      ],
      DOWN_ACROSS,
    ),
  body: `<g transform="translate(318 292) rotate(9)"><rect x="-186" y="-112" width="380" height="240" rx="20" fill="${INK}" fill-opacity=".12"/><rect x="-190" y="-120" width="380" height="240" rx="20" fill="url(#sg)"/><rect x="-190" y="-72" width="380" height="38" fill="${INK}" fill-opacity=".4"/></g>
<g transform="translate(292 304) rotate(-8)"><rect x="-184" y="-108" width="380" height="240" rx="20" fill="${INK}" fill-opacity=".18"/><rect x="-190" y="-120" width="380" height="240" rx="20" fill="url(#ug)"/><g clip-path="url(#u)">${lanes(c.accent)}<path d="M-190 -120H190V120H-190Z" fill="url(#gl)"/></g>
<rect x="-189" y="-119" width="378" height="238" rx="19" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>${mark(-152, -92, 2.2, light(c.base, 0.94))}
<rect x="92" y="84" width="66" height="8" rx="4" fill="#fff" fill-opacity=".75"/><rect x="118" y="68" width="40" height="8" rx="4" fill="#fff" fill-opacity=".45"/></g>`,
})
