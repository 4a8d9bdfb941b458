import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $letterFailure, $letterLink, letterOpened, letterRetried } from '../../../core/profile/confirming'
import { TickIcon } from '../../../widgets/ui/signs'
import { FormPage } from '../../shell/form-page'
import { Failed } from '../../shell/failed'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { State } from '../../shell/state'
import { $words } from './confirm-newsletter.words'

/** Where the link of a mail leads: it begins the newsletter, or says why it does not and what to do now. */
export function ConfirmNewsletter() {
  const { words, open } = useUnit({ words: $words, open: letterOpened })
  useEffect(() => open(), [open])
  return (
    <FormPage title={words.title}>
      <LinkState />
    </FormPage>
  )
}

function LinkState() {
  const { words, shell, link, root, home, failure, retry } = useUnit({
    words: $words,
    shell: $shellWords,
    link: $letterLink,
    root: $root,
    home: $home,
    failure: $letterFailure,
    retry: letterRetried,
  })
  switch (link) {
    case 'checking':
      return (
        <State sign="wait" title={words.title}>
          {words.checking}
        </State>
      )
    case 'unknown':
      return <Failed title={words.unknown.title} error={failure} onAgain={retry} />
    case 'done':
    case 'used':
      return (
        <State sign={<TickIcon />} title={words[link].title} action={{ label: shell.continueShopping, href: home }}>
          {words[link].text}
        </State>
      )
    default:
      return (
        <State title={words[link].title} action={{ label: words.again, href: `${root}/newsletter` }}>
          {words[link].text}
        </State>
      )
  }
}
