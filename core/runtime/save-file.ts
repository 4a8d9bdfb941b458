import { createEffect } from 'effector'
import type { SentFile } from '../shapes/sent-file'

export const saveFileFx = createEffect(({ fileName, contentType, content }: SentFile) => {
  const bytes = Uint8Array.from(atob(content), letter => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
})
