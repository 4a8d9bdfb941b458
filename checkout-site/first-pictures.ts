import type { HostTokenAnswer } from '../core/session/contracts'
import { linePicture, pictureAddress } from '../widgets/ui/picture-address'

/** The pictures that the cart's page shows first, by the answer that brings its cart. */
export function firstPictures(answer: string, api: string): string[] {
  const { cart } = JSON.parse(answer) as Partial<HostTokenAnswer>
  const lines = cart?.items.slice(0, linePicture.first) ?? []
  return lines.flatMap(({ image }) => (image ? [pictureAddress(image, linePicture.size, api)] : []))
}
