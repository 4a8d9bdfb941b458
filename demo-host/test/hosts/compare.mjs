/**
 * Compares two PNG pictures in a tab of Chromium: whether they have one size, and the share of pixels of which a
 * channel is off by more than 8 of 255.
 */
export async function compareIn(context, one, other) {
  const tab = await context.newPage()
  try {
    return await tab.evaluate(likeness, [one.toString('base64'), other.toString('base64')])
  } finally {
    await tab.close()
  }
}

async function likeness(pictures) {
  const [left, right] = await Promise.all(
    pictures.map(async png => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
      canvas.drawImage(image, 0, 0)
      return canvas.getImageData(0, 0, image.width, image.height)
    }),
  )
  if (left.width !== right.width || left.height !== right.height) return { isSameSize: false, share: 1 }
  let off = 0
  for (let place = 0; place < left.data.length; place += 4) {
    const isOff = [0, 1, 2].some(channel => Math.abs(left.data[place + channel] - right.data[place + channel]) > 8)
    if (isOff) off++
  }
  return { isSameSize: true, share: off / (left.data.length / 4) }
}
