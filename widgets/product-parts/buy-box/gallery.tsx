import { useRef, useState } from 'react'
import type { ProductImage } from '../../../core/catalogue'
import { Picture } from '../../ui/picture'
import type { BuyBoxWords } from './buy-box.words'

/** One large picture with thumbnails; on small screens a carousel with dots. */
export function Gallery({ images, words }: { images: readonly ProductImage[]; words: BuyBoxWords }) {
  const row = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const go = (place: number) => {
    const [first, picture] = [0, place].map(index => row.current?.children[index] as HTMLElement | undefined)
    if (first && picture) row.current?.scrollTo({ left: picture.offsetLeft - first.offsetLeft })
  }
  return (
    <div className="gal">
      {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields */}
      <div
        ref={row}
        role="group"
        className="row"
        aria-label={words.pictures}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / (clientWidth || 1)))
        }
      >
        {images.map((image, place) => (
          <Picture key={image.url} src={image.url} alt={image.alt} size={480} eager={place === 0} />
        ))}
      </div>
      {images.length > 1 ? (
        <div className="thumbs">
          {images.slice(0, 4).map((image, place) => (
            <button
              key={image.url}
              type="button"
              aria-label={words.picture(place + 1, images.length)}
              aria-current={place === shown || undefined}
              onClick={() => go(place)}
            >
              <Picture src={image.url} alt="" size={108} />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
