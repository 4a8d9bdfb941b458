import type { ReactElement, ReactNode } from 'react'
import { Button, ButtonLink, Spinner } from '../../widgets/ui/button'
import { AlertIcon } from '../../widgets/ui/signs'

export interface StateProps {
  /** `alert` and `wait` are announced; an icon is not. */
  sign?: 'alert' | 'wait' | ReactElement
  title: string
  /** Replaces a part of a screen, so it needs no heading of its own. */
  isPart?: boolean
  children: ReactNode
  /** A link or a button. */
  action?: { label: string; href: string } | { label: string; press: () => void; busy?: boolean } | undefined
  /** Below the action. */
  otherLink?: { label: string; href: string }
}

/** Replaces a screen: empty, not loaded, being checked. */
export function State({ sign = 'alert', title, isPart = false, children, action, otherLink }: StateProps) {
  const Heading = isPart ? 'h2' : 'h1'
  return (
    <div className="state" role={typeof sign === 'string' ? 'status' : undefined}>
      <span className="ring">{sign === 'wait' ? <Spinner /> : sign === 'alert' ? <AlertIcon /> : sign}</span>
      <Heading tabIndex={-1}>{title}</Heading>
      <p>{children}</p>
      {action && 'href' in action ? (
        <ButtonLink compact href={action.href}>
          {action.label}
        </ButtonLink>
      ) : action ? (
        <Button compact onClick={action.press} busy={action.busy ? action.label : undefined}>
          {action.label}
        </Button>
      ) : null}
      {otherLink ? (
        <p className="aside">
          <a className="link" href={otherLink.href}>
            {otherLink.label}
          </a>
        </p>
      ) : null}
    </div>
  )
}

/** A skeleton of a form, in its size. */
export function FormGhost({ label, fields = 6 }: { label: string; fields?: number }) {
  return (
    <div className="ghosts" aria-busy="true">
      <span className="vh" role="status">
        {label}
      </span>
      <i className="skel" />
      {Array.from({ length: fields }, (_none, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <i className="skel" key={place} />
      ))}
    </div>
  )
}
