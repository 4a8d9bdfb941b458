import { useUnit } from 'effector-react'
import type { ComponentProps } from 'react'
import type { Target } from '../../core/content/blocks'
import { ButtonLink } from '../ui/button'
import { $words } from './content.words'
import { at, usePlace } from './place'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: Target }

/** What a link to it has, and what is read aloud where it opens another tab. */
function useLink({ url, targetAttribute }: Target) {
  const { words } = useUnit({ words: $words })
  const isNew = targetAttribute === '_blank'
  return {
    address: isNew ? { href: url, target: '_blank', rel: 'noopener' } : { href: url },
    warning: isNew ? <span className="vh"> ({words.newTab})</span> : null,
  }
}

export function Link({ to, children, ...rest }: LinkProps) {
  const { address, warning } = useLink(to)
  return (
    <a {...rest} {...address}>
      {children}
      {warning}
    </a>
  )
}

/** Filled, outlined or underlined, as the editors say; the first one is filled unless they do. */
export function TargetLink({ to, isFirst }: { to: Target; isFirst?: boolean }) {
  const { breakpoint } = usePlace()
  const { address, warning } = useLink(to)
  const style = to.style ?? (isFirst ? 'primary' : 'secondary')
  if (!to.text) return null
  if (style === 'link') {
    return (
      <a className="textlink" {...address}>
        {to.text}
        {warning}
      </a>
    )
  }
  return (
    <ButtonLink {...address} look={style === 'primary' ? 'main' : 'side'} className={at(to.size, breakpoint) ?? ''}>
      {to.text}
      {warning}
    </ButtonLink>
  )
}

interface TargetsProps {
  targets: readonly Target[] | undefined
  isEqual?: boolean | undefined
}

export function Targets({ targets, isEqual }: TargetsProps) {
  const shown = targets?.filter(({ text }) => text) ?? []
  if (!shown.length) return null
  return (
    <div className={isEqual ? 'targets equal' : 'targets'}>
      {shown.map((target, index) => (
        <TargetLink key={target.id ?? `${index} ${target.url}`} to={target} isFirst={index === 0} />
      ))}
    </div>
  )
}
