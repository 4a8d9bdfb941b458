import { inPage } from '../../core/runtime/page-dom'
import { thePage } from '../host/page'

/** Sizes and weights of what a drawer says first, as ui/tokens.css and the sheets have them. */
export const faces = ['400 13', '500 14', '600 14', '600 16', '400 18', '600 18']

/**
 * Has the browser look up the faces of the bag's drawer while nobody waits for it: each is a question to another process,
 * which a first layout would wait for.
 */
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
