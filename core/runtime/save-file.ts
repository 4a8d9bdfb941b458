import { createEffect } from 'effector'
import type { SentFile } from '../shapes/sent-file'

/** Hands a file to the shopper as the browser saves files. */
export const saveFileFx = createEffect(({ fileName, contentType, content }: SentFile) => {
  const bytes = Uint8Array.from(atob(content), letter => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has begun to read it by the time that the address is taken back.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
})
