import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $confirmFailure, $emailLink, confirmOpened, confirmRetried } from '../../../core/profile/confirming'
import { TickIcon } from '../../../widgets/ui/signs'
import { FormPage } from '../../shell/form-page'
import { Failed } from '../../shell/failed'
import { $root } from '../../shell/navigation'
import { State } from '../../shell/state'
import { $words } from './confirm-email.words'

/** Where the link of a mail leads: it confirms the address, or says why it does not and what to do now. */
export function ConfirmEmail() {
  const { words, open } = useUnit({ words: $words, open: confirmOpened })
  useEffect(() => open(), [open])
  return (
    <FormPage title={words.title}>
      <LinkState />
    </FormPage>
  )
}

function LinkState() {
  const { words, link, root, failure, retry } = useUnit({
    words: $words,
    link: $emailLink,
    root: $root,
    failure: $confirmFailure,
    retry: confirmRetried,
  })
  const loyalty = `${root}/account/loyalty`
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
        <State sign={<TickIcon />} title={words[link].title} action={{ label: words.rewards, href: loyalty }}>
          {words[link].text}
        </State>
      )
    default:
      return (
        <State title={words[link].title} action={{ label: words.ask, href: loyalty }}>
          {words[link].text}
        </State>
      )
  }
}
