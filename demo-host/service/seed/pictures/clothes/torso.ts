import type { ClothPaint } from '../colourways'
import { dark, INK, light, luminance } from '../paint'
import { clip, lit, pattern, sides } from '../svg'

/** Fold and light shapes that all tops share, on a body from x 184 to 416. */
export const folds = `<path d="M196 262C220 300 226 350 216 420C232 350 234 290 204 236Z" fill="${INK}" fill-opacity=".1"/>
<path d="M404 262C380 306 376 340 388 410C368 350 368 290 396 236Z" fill="${INK}" fill-opacity=".1"/>
<path d="M250 480C270 440 300 420 340 412C310 430 286 456 276 496Z" fill="${INK}" fill-opacity=".06"/>
<path d="M262 180C250 250 250 330 262 400C240 330 238 250 250 176Z" fill="#fff" fill-opacity=".16"/>
<path d="M330 170C344 250 346 300 340 370C356 300 356 240 344 168Z" fill="#fff" fill-opacity=".12"/>`

/** A fine knit of two dots. */
export const dots = (id: string, base: string): string =>
  pattern(
    id,
    8,
    8,
    `<circle cx="2" cy="2" r=".9" fill="${dark(base, 0.5)}" fill-opacity=".2"/><circle cx="6" cy="6" r=".9" fill="${dark(base, 0.5)}" fill-opacity=".2"/>`,
  )

/** Vertical rows, as warm knits have them. */
export const rows = (id: string, width = 6, opacity = 0.16): string =>
  pattern(id, width, width, `<path d="M0 0V${width}" stroke="${INK}" stroke-opacity="${opacity}" stroke-width="1.4"/>`)

/** What every garment's defs begin with: its clip, its light, its sides. */
export const garment = (outline: string, base: string): string =>
  clip('u', outline) + lit('ug', base, 0.14, 0.1) + sides()

/** A tone of the base for letters and marks that must be seen on it. */
export const contrast = (c: ClothPaint): string =>
  Math.abs(luminance(c.base) - luminance(c.accent)) > 0.12
    ? c.accent
    : luminance(c.base) < 0.4
      ? light(c.base, 0.88)
      : dark(c.base, 0.7)

/** A crew neck: the inside of the back, a label, and the rib round it. */
export const crewNeck = (base: string): { behind: string; rib: string } => ({
  behind: `<path d="M226 122C244 108 356 108 374 122C356 160 244 160 226 122Z" fill="${dark(base, 0.34)}"/><path d="M282 116h36v14q-18 5-36 0z" fill="${light(base, 0.75)}" fill-opacity=".85"/>`,
  rib: `<path d="M226 122C244 160 356 160 374 122" fill="none" stroke="${dark(base, 0.12)}" stroke-width="11"/><path d="M226 129C246 166 354 166 374 129" fill="none" stroke="${dark(base, 0.45)}" stroke-opacity=".45" stroke-width="1.6"/>`,
})
