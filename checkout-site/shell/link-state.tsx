import type { ShopError } from '../../core/errors/shop-error'
import type { LinkResult } from '../../core/profile/confirming'
import { TickIcon } from '../../widgets/ui/signs'
import { Failed } from './failed'
import { State } from './state'

type Words = Readonly<
  Record<Exclude<LinkResult, 'checking' | 'unknown'>, { title: string; text: string }> & {
    title: string
    checking: string
    unknown: { title: string }
  }
>
type Link = { readonly label: string; readonly href: string }

interface LinkStateProps {
  link: LinkResult
  words: Words
  failure: ShopError | null
  onRetry: () => void
  /** Where to go on once the link was followed, now or before. */
  next: Link
  /** Where a new link is asked for. */
  another: Link
}

/** What the link of a mail came to, and what to do now. */
export function LinkState({ link, words, failure, onRetry, next, another }: LinkStateProps) {
  switch (link) {
    case 'checking':
      return (
        <State sign="wait" title={words.title}>
          {words.checking}
        </State>
      )
    case 'unknown':
      return <Failed title={words.unknown.title} error={failure} onRetry={onRetry} />
    case 'done':
    case 'used':
      return (
        <State sign={<TickIcon />} title={words[link].title} action={next}>
          {words[link].text}
        </State>
      )
    default:
      return (
        <State title={words[link].title} action={another}>
          {words[link].text}
        </State>
      )
  }
}
