import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $confirmFailure, $emailLink, confirmOpened, confirmRetried } from '../../../core/profile/confirming'
import { FormPage } from '../../shell/form-page'
import { LinkState } from '../../shell/link-state'
import { $root } from '../../shell/navigation'
import { $words } from './confirm-email.words'

/** Where the link of a mail leads: it confirms the address, or says why it does not and what to do now. */
export function ConfirmEmail() {
  const { words, link, root, failure, open, retry } = useUnit({
    words: $words,
    link: $emailLink,
    root: $root,
    failure: $confirmFailure,
    open: confirmOpened,
    retry: confirmRetried,
  })
  useEffect(() => open(), [open])
  const loyalty = `${root}/account/loyalty`
  return (
    <FormPage title={words.title}>
      <LinkState
        {...{ link, words, failure }}
        onRetry={retry}
        next={{ label: words.rewards, href: loyalty }}
        another={{ label: words.ask, href: loyalty }}
      />
    </FormPage>
  )
}
