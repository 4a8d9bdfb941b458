import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, luminance } from '../paint'
import { ACROSS, type Art, clip, gradient, pattern } from '../svg'

/** How far up the leg. */
export type SockHeight = 'crew' | 'low' | 'tall'

const foot =
  'C104 216 128 236 164 256C200 276 222 292 220 318C216 344 178 350 140 340C96 330 50 304 18 280C-6 260 -4 234 -2 204'

const outlines: Record<SockHeight, string> = {
  crew: `M0 0C30 8 66 8 96 0C98 70 96 140 100 190${foot}C2 140 0 70 0 0Z`,
  low: `M-6 150C-2 138 10 134 18 142C40 158 66 160 96 152C97 166 98 178 100 190${foot}C-2 186 -8 168 -6 150Z`,
  tall: `M-10 -120C26 -110 76 -110 112 -120C116 -20 98 120 100 190${foot}C2 120 -18 -20 -10 -120Z`,
}

const bands: Record<SockHeight, (c: ClothPaint) => string> = {
  crew: c =>
    `<path d="M-10 52h130v16H-10zM-10 78h130v9H-10z" fill="${c.accent}"/><path d="M-10 96h130v4H-10z" fill="${c.accent}" fill-opacity=".6"/>`,
  low: c => `<path d="M-20 128H120V158C80 168 30 166 -20 156Z" fill="${c.accent}"/>`,
  tall: c =>
    `<path d="M-30 -130H130V-84H-30Z" fill="${c.second}"/><path d="M20 -84L60 190H84L52 -84Z" fill="${c.accent}"/><path d="M64 -84L90 140L98 140L78 -84Z" fill="${c.accent}" fill-opacity=".5"/>`,
}

const ribbed: Record<SockHeight, string> = {
  crew: 'M-10 0h130v200H-10z',
  low: 'M-20 130h140v60H-20z',
  tall: 'M-30 -130h160v320H-30z',
}

const placing: Record<SockHeight, readonly [string, string]> = {
  crew: ['translate(262 116) rotate(7) scale(1.02)', 'translate(160 138) rotate(-3) scale(1.04)'],
  low: ['translate(276 22) rotate(9) scale(1.2)', 'translate(150 92) rotate(-4) scale(1.24)'],
  tall: ['translate(272 196) rotate(6) scale(.84)', 'translate(182 210) rotate(-3) scale(.86)'],
}

/** A pair of socks: bands at the leg, heel and toe in the second colour. */
export const socks =
  (height: SockHeight) =>
  (c: ClothPaint): Art => {
    const { base, second } = c
    const outline = outlines[height]
    const one = `<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)"><path d="${ribbed[height]}" fill="url(#k)"/>${bands[height](c)}
<path d="M-20 196C20 200 66 226 66 262C66 292 40 306 -10 300ZM166 236C150 270 148 310 164 352L240 356V250Z" fill="${second}"/>
<path d="M166 250C152 276 150 310 162 346M-4 198C28 204 64 228 64 262C64 284 50 296 30 302" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.5"/>
<path d="M100 208C110 232 134 250 160 264" fill="none" stroke="${INK}" stroke-opacity=".15" stroke-width="10"/>
<path d="M76 -130C84 80 78 150 92 200L140 200V-130Z" fill="${INK}" fill-opacity=".1"/><path d="M18 -110C14 70 16 140 12 200C26 140 28 70 30 -110Z" fill="#fff" fill-opacity=".25"/>
<path d="M20 282C60 312 110 334 160 342C190 346 216 338 220 318L230 360H0Z" fill="${INK}" fill-opacity=".16"/></g>
${mark(98, 276, 1, luminance(base) < 0.4 ? light(base, 0.9) : dark(base, 0.7), 1, -4)}`
    const [behind, before] = placing[height]
    return {
      defs:
        clip('u', outline) +
        gradient(
          'ug',
          [
            [0, light(base, 0.22)],
            [0.5, base],
            [1, dark(base, 0.14)],
          ],
          ACROSS,
        ) +
        pattern('k', 7, 10, `<path d="M0 0V10" stroke="${INK}" stroke-opacity=".13" stroke-width="2"/>`),
      body: `<g transform="${behind}">${one}<path d="${outline}" fill="${INK}" fill-opacity=".1"/></g><g transform="${before}"><path d="${outline}" transform="translate(9 7)" fill="${INK}" fill-opacity=".14"/>${one}</g>`,
    }
  }
