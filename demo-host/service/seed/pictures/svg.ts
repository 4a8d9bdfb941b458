import { dark, INK, light } from './paint'

/** What is drawn and the gradients, clips and patterns that it is drawn with. */
export type Art = { readonly defs: string; readonly body: string }

/** Where the ground meets the thing: centre and radii of the shadow. */
export type Shadow = readonly [cx: number, cy: number, rx: number, ry: number]

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A linear gradient, from the top down by default. */
export const gradient = (
  id: string,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string => {
  const marks = stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks}</linearGradient>`
}

/** From the start to the end side. */
export const ACROSS = [0, 0, 1, 0] as const

/** The usual three tones of a body lit from above. */
export const lit = (id: string, base: string, top = 0.14, bottom = 0.12): string =>
  gradient(id, [
    [0, light(base, top)],
    [0.5, base],
    [1, dark(base, bottom)],
  ])

/** Two fades of ink, `sl` from the start side and `sr` from the end side, for turned-away edges. */
export const sides = (depth = 0.24): string =>
  gradient(
    'sl',
    [
      [0, INK, depth],
      [1, INK, 0],
    ],
    ACROSS,
  ) +
  gradient(
    'sr',
    [
      [0, INK, 0],
      [1, INK, depth],
    ],
    ACROSS,
  )

/** A clip of one path. */
export const clip = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`

/** A repeating tile. */
export const pattern = (id: string, width: number, height: number, tile: string, turn = 0): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${tile}</pattern>`

/** Closes lines round, as everything here is drawn. */
export const round = (inside: string): string => `<g stroke-linejoin="round" stroke-linecap="round">${inside}</g>`

/** A dashed seam. */
export const stitch = (d: string, base: string, opacity = 0.45): string =>
  `<path d="${d}" fill="none" stroke="${dark(base, 0.45)}" stroke-opacity="${opacity}" stroke-width="1.6" stroke-dasharray="5 3"/>`

const text = (words: string) =>
  words.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '')

/** The whole picture: ground, shadow, art; `title` is its name for those who do not see it. */
export const frame = (ground: string, { defs, body }: Art, shadow: Shadow, title: string): string => {
  const [cx, cy, rx, ry] = shadow
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img"><title>${text(title)}</title><defs>
<radialGradient id="bg" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${light(ground, 0.45)}"/><stop offset=".6" stop-color="${ground}"/><stop offset="1" stop-color="${dark(ground, 0.045)}"/></radialGradient>
<radialGradient id="gs"><stop offset="0" stop-color="${INK}" stop-opacity=".34"/><stop offset=".55" stop-color="${INK}" stop-opacity=".13"/><stop offset="1" stop-color="${INK}" stop-opacity="0"/></radialGradient>
${defs}</defs><path fill="url(#bg)" d="M0 0h600v600H0z"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#gs)"/>
${body}</svg>
`.replace(/\n+/g, '\n')
}
