import { inPage } from '../../core/runtime/page-dom'
import { thePage } from '../host/page'

/** Sizes and weights of the drawer's first texts, as in ui/tokens.css and the sheets. */
export const faces = ['400 13', '500 14', '600 14', '600 16', '400 18', '600 18']

/** Makes the browser look up the drawer's fonts in advance, so that the first layout does not wait for them. */
export function lookUpFaces(): void {
  const [bag] = inPage('till-mini-cart')
  if (!bag) return
  const pen = (thePage().make('canvas', {}) as HTMLCanvasElement).getContext('2d')
  if (!pen) return
  const { fontFamily } = getComputedStyle(bag)
  for (const face of faces) {
    pen.font = `${face}px ${fontFamily}`
    pen.measureText('0')
  }
}
