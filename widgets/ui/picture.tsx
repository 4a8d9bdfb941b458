import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $config } from '../../core/site/config'
import { pictureAddress } from './picture-address'

export { pictureAddress }

export interface PictureProps {
  src: string | undefined
  alt: string
  /** The largest side of the square, in px. */
  size: number
  /** Loads at once, for pictures in the first view. */
  eager?: boolean
  className?: string
  children?: ReactNode
}

/** A square whose room is reserved before the picture loads. */
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
