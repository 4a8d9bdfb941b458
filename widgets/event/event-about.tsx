import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { EventSignUp } from '../../core/content/events'
import { rangeText } from '../../core/format/date'
import { $config } from '../../core/site/config'
import { pictureAddress } from '../ui/picture'
import { type Cleaner, RichText } from './rich-text'

const WIDTH = 640

interface EventAboutProps {
  event: EventSignUp
  /** Of the title. */
  level?: 1 | 2
  load: Cleaner
  children?: ReactNode
}

/** What the event is, and when. Its words may be in another language than the page's. */
export function EventAbout({ event, level = 2, load, children }: EventAboutProps) {
  const { api } = useUnit($config)
  const { language, title, place, picture, richText } = event
  const Heading = `h${level}` as const
  return (
    <article className={picture ? 'event pictured' : 'event'} part="card">
      {picture ? (
        <img
          className="pic"
          src={pictureAddress(picture.url, WIDTH, api)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          onError={({ currentTarget }) => currentTarget.classList.add('lost')}
        />
      ) : null}
      <div className="bd">
        <p className="when">
          <When event={event} />
        </p>
        <Heading lang={language} dir="auto">
          {title}
        </Heading>
        {place ? (
          <p className="muted" lang={language} dir="auto">
            {place}
          </p>
        ) : null}
        {richText ? (
          <div lang={language} dir="auto">
            <RichText html={richText} load={load} />
          </div>
        ) : null}
        {children}
      </div>
    </article>
  )
}

function When({ event: { startDate, endDate } }: { event: EventSignUp }) {
  const { locale } = useUnit($config)
  return <time dateTime={startDate}>{rangeText(startDate, endDate, 'date', locale, 'UTC')}</time>
}
