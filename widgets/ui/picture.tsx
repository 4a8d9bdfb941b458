import type { ReactNode } from 'react'

export interface PictureProps {
  src: string | undefined
  /** Empty where the name stands beside it. */
  alt: string
  /** The side of the square as it is shown at most, in px. */
  size: number
  /** Loads at once: what is seen first. */
  eager?: boolean
  className?: string
  children?: ReactNode
}

/** A product on its ground: a square whose place is kept before the picture comes. */
export function Picture({ src, alt, size, eager, className = '', children }: PictureProps) {
  return (
    <div className={'tile ' + className}>
      {src ? (
        <img
          src={pictureAddress(src, size)}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={event => event.currentTarget.classList.add('lost')}
        />
      ) : null}
      {children}
    </div>
  )
}

/** Asks the picture service for twice the size shown, quality 50, sharpened by 60 (spec/3 §9); drawings stay as they are. */
export function pictureAddress(src: string, size: number): string {
  if (/\.svg($|[?#])|^(data|blob):/.test(src)) return src
  return `${src}${src.includes('?') ? '&' : '?'}w=${size * 2}&h=${size * 2}&q=50&sharpen=60`
}
