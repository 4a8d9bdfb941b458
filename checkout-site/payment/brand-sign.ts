import { brandName } from './brands'
import { marks } from './marks'

const svg = 'http://www.w3.org/2000/svg'

/** Drawn without React, for a form that a provider draws. */
export function brandSign(brand: string): SVGElement {
  const picture = drawn('svg', { class: 'mark', viewBox: '0 0 34 22', role: 'img', 'aria-label': brandName(brand) })
  for (const [d, fill, transform = ''] of marks[brand] ?? []) picture.append(drawn('path', { d, fill, transform }))
  return picture
}

function drawn(tag: 'svg' | 'path', attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(svg, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
