import { useUnit } from 'effector-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type ArticleList, facetsShown, tagPressed, tagsCleared } from '../../core/content/articles'
import { $words } from './articles.words'
import { usePlace } from './place'

/** The tags of a list; each narrows it further. */
export function ArticleFacets({ list: { place, tags, facets } }: { list: ArticleList }) {
  const { words, press, clear } = useUnit({ words: $words, press: tagPressed, clear: tagsCleared })
  const { breakpoint } = usePlace()
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const isCleared = useRef(false)
  const { key } = place
  const max = facetsShown[breakpoint ?? 'sm']
  const seen = isWhole ? facets : facets.filter((facet, index) => index < max || tags.includes(facet.id))
  // The button that cleared them is gone, and had the focus.
  useEffect(() => {
    if (isCleared.current && tags.length === 0) group.current?.querySelector('button')?.focus()
    isCleared.current = false
  }, [tags])
  if (facets.length === 0) return null
  return (
    <fieldset className="tags" ref={group} aria-label={words.topics} id={id}>
      {seen.map(facet => (
        <button
          key={facet.id}
          type="button"
          className="tag"
          aria-pressed={tags.includes(facet.id)}
          onClick={() => press({ key, tagId: facet.id })}
        >
          {facet.label}
        </button>
      ))}
      {facets.length > max ? (
        <button
          type="button"
          className="link"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.less : words.more}
        </button>
      ) : null}
      {tags.length > 0 ? (
        <button
          type="button"
          className="link"
          onClick={() => {
            isCleared.current = true
            clear(key)
          }}
        >
          {words.clear}
        </button>
      ) : null}
    </fieldset>
  )
}
