import { useUnit } from 'effector-react'
import { isDocumentKind } from '../../../core/content/documents'
import { $isListing, $listed, $listError, $previewed, documentPicked, type Shown } from '../../../core/content/preview'
import { dateText } from '../../../core/format/date'
import { $locale } from '../../../core/site/config'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $errorText } from '../../shell/error-text'
import { $words } from './preview.words'

/** What was found: the last changed first. */
export function Listed() {
  const { listed, error, isListing, words, errorText } = useUnit({
    listed: $listed,
    error: $listError,
    isListing: $isListing,
    words: $words,
    errorText: $errorText,
  })
  const isShown = listed !== null && !error
  return (
    <div className="listed" aria-busy={isListing || undefined}>
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      <Live className="muted">
        {!isShown || isListing
          ? null
          : listed.result.length
            ? words.found(listed.result.length, listed.numFound)
            : words.none}
      </Live>
      {isShown && listed.result.length ? <Results kind={listed.docType} results={listed.result} /> : null}
    </div>
  )
}

function Results({ kind, results }: { kind: string; results: readonly Shown[] }) {
  const words = useUnit($words)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its place scrolls, by keys too
    <section className="results" aria-label={words.results} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.id}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.referrers}</th>
            <th scope="col">{words.modified}</th>
            {isDocumentKind(kind) ? <td /> : null}
          </tr>
        </thead>
        <tbody>
          {results.map(shown => (
            <Row key={shown.key} kind={kind} shown={shown} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ kind, shown }: { kind: string; shown: Shown }) {
  const { previewed, locale, words, pick } = useUnit({
    previewed: $previewed,
    locale: $locale,
    words: $words,
    pick: documentPicked,
  })
  const { key, title, modified, isDraft, referrers } = shown
  const isPicked = previewed?.kind === kind && previewed.key === key
  return (
    <tr aria-selected={isPicked || undefined}>
      <th scope="row">
        <bdi>{key}</bdi>
      </th>
      <td>
        <bdi>{title}</bdi>
        {isDraft ? <span className="muted small"> {words.draft}</span> : null}
      </td>
      <td title={referrers.map(referrer => referrer.title).join(', ') || undefined}>
        {new Intl.NumberFormat(locale).format(referrers.length)}
      </td>
      <td>
        <time dateTime={modified}>{dateText(modified, 'date', locale)}</time>
      </td>
      {isDocumentKind(kind) ? (
        <td>
          <button
            type="button"
            className="link"
            aria-pressed={isPicked}
            aria-label={words.showNamed(title)}
            onClick={() => pick({ kind, key })}
          >
            {words.show}
          </button>
        </td>
      ) : null}
    </tr>
  )
}
