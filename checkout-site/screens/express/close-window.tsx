import { useUnit } from 'effector-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../widgets/ui/button'
import { hostOf } from '../../../core/format/host-of'
import { $request, $trustedPage } from '../../../core/wallets/express'
import { $words } from './express.words'

/** Closes the window, or goes back if it is the page's own. */
export function CloseWindow({ look = 'main' }: { look?: 'main' | 'side' }) {
  const { words, request, trustedPage } = useUnit({ words: $words, request: $request, trustedPage: $trustedPage })
  const [isOpenStill, setOpenStill] = useState(false)
  if (!request) return null
  if (request.isOwnWindow) {
    return (
      <>
        <Button
          look={look}
          onClick={() => {
            close()
            // Some browsers do not let a window close that lost its opener.
            setOpenStill(true)
          }}
        >
          {words.close}
        </Button>
        {isOpenStill ? (
          <p className="muted small" role="status">
            {words.closeByHand}
          </p>
        ) : null}
      </>
    )
  }
  return trustedPage?.back ? (
    <ButtonLink look={look} href={trustedPage.back}>
      {words.back(hostOf(trustedPage.origin))}
    </ButtonLink>
  ) : null
}
