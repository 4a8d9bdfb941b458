import { useEffect, useRef } from 'react'

const WIDTH = 480

/** Drawn, because a page's policy may forbid pictures of its own making. */
export function Preview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isWanted = true
    createImageBitmap(file).then(
      drawn => {
        const place = canvas.current
        if (isWanted && place) {
          const scale = Math.min(1, WIDTH / drawn.width)
          place.width = Math.max(1, Math.round(drawn.width * scale))
          place.height = Math.max(1, Math.round(drawn.height * scale))
          place.getContext('2d')?.drawImage(drawn, 0, 0, place.width, place.height)
        }
        drawn.close()
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [file])
  return <canvas ref={canvas} className="preview" role="img" aria-label={label} />
}
