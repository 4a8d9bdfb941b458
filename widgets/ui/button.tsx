import type { ComponentProps, ReactNode } from 'react'

interface Looks {
  /** The one filled button of a view, or an outlined one beside it. */
  look?: 'main' | 'side'
  /** As wide as its words, 44 px high. */
  compact?: boolean
  /** An amount at the end; the words move to the start. */
  end?: ReactNode
  /** An icon at the end; the words stay in the middle. */
  after?: ReactNode
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, Looks {
  /** Replaces the words by this and a spinner, at the same width; the button cannot be pressed meanwhile. */
  busy?: ReactNode
  /** Cannot be pressed, but stays in the tab order, so that its reason can be read. */
  off?: boolean
}

/** Does not submit without `type="submit"`. */
export function Button({ look, compact, end, after, busy, off, className, onClick, children, ...rest }: ButtonProps) {
  const still = off || !!busy
  return (
    <button
      type="button"
      {...rest}
      className={classesOf(look, compact, off, className)}
      aria-disabled={still || undefined}
      aria-busy={!!busy || undefined}
      // A refused press must not submit the form either.
      onClick={event => (still ? event.preventDefault() : onClick?.(event))}
    >
      <Words end={end} after={after} hidden={!!busy}>
        {children}
      </Words>
      {busy ? (
        <span className="now">
          <Spinner />
          {busy}
        </span>
      ) : null}
    </button>
  )
}

export interface ButtonLinkProps extends ComponentProps<'a'>, Looks {}

export function ButtonLink({ look, compact, end, after, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classesOf(look, compact, false, className)}>
      <Words end={end} after={after}>
        {children}
      </Words>
    </a>
  )
}

/** A round icon button; `label` is its name. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" {...rest} className={'iconbtn ' + (className ?? '')} aria-label={label} />
}

export function Spinner() {
  return <i className="spin" />
}

function Words({
  end,
  after,
  hidden,
  children,
}: {
  end: ReactNode
  after: ReactNode
  hidden?: boolean
  children: ReactNode
}) {
  return (
    <span className={hidden ? 'rest' : undefined}>
      {children}
      {end ? (
        <span key={typeof end === 'string' ? end : 'end'} className="end">
          {' '}
          {end}
        </span>
      ) : null}
      {after ? <span className="after">{after}</span> : null}
    </span>
  )
}

function classesOf(look = 'main', compact?: boolean, off?: boolean, more = '') {
  return `btn ${look}${compact ? ' compact' : ''}${off ? ' off' : ''} ${more}`
}
