import { useUnit } from 'effector-react'
import type { Article } from '../../core/content/articles'
import { dateText } from '../../core/format/date'
import { $locale } from '../../core/site/config'
import { Link } from './link'
import { Image } from './media'

/** One link over all of it, named by its title. */
export function ArticleCard({ article, level }: { article: Article; level: number }) {
  const { url, title, eyebrow, picture, date } = article
  const Heading = `h${Math.min(level, 6)}` as 'h3'
  return (
    <article className="story">
      <div className="media">
        <Image picture={picture} />
      </div>
      <p className="over-title">
        {eyebrow ? <span>{eyebrow}</span> : null}
        <Day date={date} />
      </p>
      <Heading>
        <Link to={{ url }} className="whole">
          {title}
        </Link>
      </Heading>
    </article>
  )
}

/** A day without a time is the same everywhere. Nothing where there is no such day. */
export function Day({ date }: { date: string }) {
  const locale = useUnit($locale)
  if (Number.isNaN(Date.parse(date))) return null
  return <time dateTime={date}>{dateText(date, 'date', locale, 'UTC')}</time>
}

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** As many as will come, in their size. */
export function ArticleSkeletons({ count }: { count: number }) {
  return (
    <>
      {places.slice(0, count).map(place => (
        <li key={place} className="story" aria-hidden="true">
          <i className="skel pic" />
          <i className="skel line" />
          <i className="skel line long" />
        </li>
      ))}
    </>
  )
}
