import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $config } from '../../core/site/config'

export interface PictureProps {
  src: string | undefined
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
  const { api } = useUnit($config)
  return (
    <div className={'tile ' + className}>
      {src ? (
        <img
          src={pictureAddress(src, size, api)}
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

/**
 * A picture's whole address: the service names its own by their path alone. Of the picture service twice the size shown
 * is asked, quality 50, sharpened by 60; drawings stay as they are.
 */
export function pictureAddress(src: string, size: number, api = ''): string {
  const whole = /^\/(?!\/)/.test(src) ? api.replace(/\/$/, '') + src : src
  if (/\.svg($|[?#])|^(data|blob):/.test(whole)) return whole
  return `${whole}${whole.includes('?') ? '&' : '?'}w=${size * 2}&h=${size * 2}&q=50&sharpen=60`
}
