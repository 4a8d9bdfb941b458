import { useStoreMap, useUnit } from 'effector-react'
import { type ReactNode, useId, useMemo } from 'react'
import { $carousels, canStep, isRunning, pausePressed, slideRequested } from '../../core/content/carousel'
import type { Arrangement, Block, Filter } from '../../core/content/blocks'
import { useHandle } from '../host/handle'
import { IconButton } from '../ui/button'
import { BackIcon, ForwardIcon } from '../ui/icon'
import { BlockFrame, keyed } from './blocks'
import { $words } from './content.words'
import { PlaceContext, usePlace } from './place'
import { useSlides } from './slides'
import { PauseIcon, PlayIcon } from './play-icons'

interface CarouselProps {
  head: ReactNode
  items: readonly Exclude<Block, Filter>[]
  label: string
  arrangement: Omit<Arrangement, 'type'>
}

/** A row that scrolls; arrows, dots and the pause button are beside it. */
export function Carousel({ head, items, label, arrangement }: CarouselProps) {
  const key = `${useHandle().id} ${useId()}`
  const { words, requestSlide, pause } = useUnit({ words: $words, requestSlide: slideRequested, pause: pausePressed })
  const state = useStoreMap({ store: $carousels, keys: [key], fn: (all, [id]) => all[id] ?? null })
  const { scroller, visible, listeners } = useSlides(key, items.length, arrangement)
  const isSmall = usePlace().breakpoint === 'sm'
  const { slideMaxWidth, slidePadding = isSmall ? 12 : 20, margin = 0 } = arrangement
  const slideWidth = arrangement.slideWidth || (isSmall ? 156 : 252)
  const { showArrows = true, showIndicators = true, showProgress = false } = arrangement
  const now = state && state.count > 1 ? state : null
  const isMoving = Boolean(now && isRunning(now))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="carousel" role="group" aria-roledescription={words.carousel} aria-label={label} {...listeners}>
      <div className="head">
        {head}
        {now && (showArrows || now.seconds > 0) ? (
          <div className="arrows">
            {now.seconds > 0 ? (
              <IconButton className="ar" label={isMoving ? words.pause : words.play} onClick={() => pause(key)}>
                {isMoving ? <PauseIcon /> : <PlayIcon />}
              </IconButton>
            ) : null}
            {showArrows ? (
              <>
                <Arrow label={words.back} isOn={canStep(now, -1)} onPress={() => requestSlide({ key, by: -1 })}>
                  <BackIcon />
                </Arrow>
                <Arrow label={words.forward} isOn={canStep(now, 1)} onPress={() => requestSlide({ key, by: 1 })}>
                  <ForwardIcon />
                </Arrow>
              </>
            ) : null}
          </div>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={scroller}
        className="slides"
        role="group"
        aria-label={label}
        aria-live={isMoving ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys
        tabIndex={0}
        style={{
          gap: `${slidePadding}px`,
          scrollPaddingInline: `${margin}px`,
          paddingInline: `${margin}px`,
          gridAutoColumns: `min(${slideWidth}px, ${slideMaxWidth ? `${slideMaxWidth}px` : '85%'})`,
        }}
      >
        {keyed(items).map(({ key: name, block }, index) => (
          <Slide
            key={name}
            label={words.slideOf(index + 1, items.length)}
            kind={words.slide}
            isActive={index >= (now?.at ?? 0) && index < (now?.at ?? 0) + visible}
          >
            <BlockFrame block={block} />
          </Slide>
        ))}
      </div>
      {now && showProgress ? (
        <div className="progress" aria-hidden="true">
          <i style={{ inlineSize: `${((now.at + 1) / now.count) * 100}%` }} />
        </div>
      ) : null}
      {now && showIndicators ? (
        <div className="dots">
          {Array.from({ length: now.count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              key={index}
              type="button"
              aria-label={words.goTo(label, words.slideOf(index + 1, now.count))}
              aria-current={index === now.at}
              onClick={() => requestSlide({ key, to: index })}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}

interface ArrowProps {
  label: string
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

function Arrow({ label, isOn, onPress, children }: ArrowProps) {
  return (
    <IconButton
      className={isOn ? 'ar' : 'ar off'}
      label={label}
      aria-disabled={!isOn || undefined}
      onClick={() => (isOn ? onPress() : undefined)}
    >
      {children}
    </IconButton>
  )
}

interface SlideProps {
  label: string
  kind: string
  isActive: boolean
  children: ReactNode
}

/** What moves in a slide stands still while the slide is out of view. */
function Slide({ label, kind, isActive, children }: SlideProps) {
  const place = usePlace()
  const isHere = place.isActive && isActive
  const inner = useMemo(() => ({ ...place, isActive: isHere }), [place, isHere])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="slide" role="group" aria-roledescription={kind} aria-label={label}>
      <PlaceContext.Provider value={inner}>{children}</PlaceContext.Provider>
    </div>
  )
}
