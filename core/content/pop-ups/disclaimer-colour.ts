import { readable } from '../blocks/ink'
import type { PopUp } from './contracts'

/** The site's colour, if it can be read on a white card. */
export function disclaimerColour({ disclaimerColor = '' }: PopUp): string | null {
  return /^#[\da-f]{6}$/i.test(disclaimerColor) && readable(disclaimerColor, '#ffffff') ? disclaimerColor : null
}
