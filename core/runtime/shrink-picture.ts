import { createEffect } from 'effector'

/** Enough to show a broken seam; a phone's picture becomes a tenth of its size. */
const LONGEST_SIDE = 2000
const QUALITIES = [0.85, 0.7, 0.5] as const

export type PictureFailure = 'unreadable' | 'too-large'

/** Redraws a picture as a JPEG in base64: smaller, upright, and without metadata. Fails with `unreadable`, or with `too-large` if it stays above `maxBytes`. */
export const shrinkPictureFx = createEffect<{ file: File; maxBytes: number }, string, PictureFailure>(
  async ({ file, maxBytes }) => {
    const drawn = await createImageBitmap(file).catch(() => Promise.reject<ImageBitmap>('unreadable'))
    const scale = Math.min(1, LONGEST_SIDE / Math.max(drawn.width, drawn.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(drawn.width * scale))
    canvas.height = Math.max(1, Math.round(drawn.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return Promise.reject('unreadable')
    // A JPEG has no transparency: transparent parts become white, not black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    drawn.close()
    for (const quality of QUALITIES) {
      const base64 = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
      if (base64.length > 0 && base64.length * 0.75 <= maxBytes) return base64
    }
    return Promise.reject('too-large')
  },
)
