import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $footers, type Footer, footerWanted } from '../../core/content/footer'
import type { PropsOf } from '../host/attributes'
import { breakpointOf, useWindowWidth } from '../host/use-window-width'
import { Waiting } from '../host/waiting'
import { ButtonLink } from '../ui/button'
import button from '../ui/button.css?inline'
import { DownIcon } from '../ui/icon'
import { InLanguage } from '../ui/in-language'
import type { attributes } from './footer.attributes'
import css from './footer.css?inline'
import { $words } from './footer.words'
import { addressOf, LinkList, NewTab } from './links'

export const styles = [button, css]

/** The page's own `<footer>` is around it. */
export function FooterView({ site }: PropsOf<typeof attributes>) {
  const { words, loadFooter } = useUnit({ words: $words, loadFooter: footerWanted })
  const entry = useStoreMap({ store: $footers, keys: [site], fn: (footers, [site]) => footers[site] ?? null })
  useEffect(() => void loadFooter(site), [loadFooter, site])
  return entry?.value ? (
    <Foot footer={entry.value} />
  ) : (
    <slot>
      <Waiting entry={entry} words={words} onRetry={() => loadFooter(site)} />
    </slot>
  )
}

function Foot({ footer }: { footer: Footer }) {
  const words = useUnit($words)
  const { language, columns, newsletter, socialTitle, social = [], legal, legalTargets = [] } = footer
  return (
    <div className="foot">
      <div className="columns" part="columns">
        {columns.map(column => (
          <Column key={column.title} column={column} language={language} />
        ))}
        {newsletter || social.length > 0 ? (
          <div className="aside">
            {newsletter ? (
              <div className="news">
                <h2>
                  <InLanguage language={language}>{newsletter.title}</InLanguage>
                </h2>
                {newsletter.text ? (
                  <p className="muted">
                    <InLanguage language={language}>{newsletter.text}</InLanguage>
                  </p>
                ) : null}
                <ButtonLink look="side" compact {...addressOf(newsletter.target)}>
                  <InLanguage language={language}>{newsletter.target.text ?? newsletter.title}</InLanguage>
                  <NewTab target={newsletter.target} />
                </ButtonLink>
              </div>
            ) : null}
            {social.length > 0 ? (
              <nav className="social" aria-label={socialTitle ?? words.follow}>
                <h2>{socialTitle ? <InLanguage language={language}>{socialTitle}</InLanguage> : words.follow}</h2>
                <LinkList targets={social} language={language} />
              </nav>
            ) : null}
          </div>
        ) : null}
      </div>
      {legal || legalTargets.length > 0 ? (
        <div className="legal" part="legal">
          {legal ? (
            <p>
              <InLanguage language={language}>{legal}</InLanguage>
            </p>
          ) : null}
          {legalTargets.length > 0 ? (
            <nav aria-label={words.legal}>
              <LinkList targets={legalTargets} language={language} />
            </nav>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

type ColumnOf = Footer['columns'][number]

/** On a small screen a list that opens, by the browser's own disclosure. */
function Column({ column: { title, targets }, language }: { column: ColumnOf; language: string }) {
  const isSmall = useWindowWidth(breakpointOf) === 'sm'
  const list = <LinkList targets={targets} language={language} />
  const name = (
    <h2>
      <InLanguage language={language}>{title}</InLanguage>
    </h2>
  )
  return isSmall ? (
    <details className="column">
      <summary>
        {name}
        <DownIcon />
      </summary>
      {list}
    </details>
  ) : (
    <nav className="column" aria-label={title}>
      {name}
      {list}
    </nav>
  )
}
