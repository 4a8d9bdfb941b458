import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $newsletterLink,
  $newsletterLinkFailure,
  newsletterLinkOpened,
  newsletterLinkRetried,
} from '../../../core/profile/confirming'
import { FormPage } from '../../shell/form-page'
import { $home } from '../../shell/home'
import { LinkState } from '../../shell/link-state'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { $words } from './confirm-newsletter.words'

/** Where the link of a mail leads: it begins the newsletter, or says why it does not and what to do now. */
export function ConfirmNewsletter() {
  const { words, shell, link, root, home, failure, open, retry } = useUnit({
    words: $words,
    shell: $shellWords,
    link: $newsletterLink,
    root: $root,
    home: $home,
    failure: $newsletterLinkFailure,
    open: newsletterLinkOpened,
    retry: newsletterLinkRetried,
  })
  useEffect(() => open(), [open])
  return (
    <FormPage title={words.title}>
      <LinkState
        {...{ link, words, failure }}
        onRetry={retry}
        next={{ label: shell.continueShopping, href: home }}
        another={{ label: words.again, href: `${root}/newsletter` }}
      />
    </FormPage>
  )
}
