import { useUnit } from 'effector-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../widgets/ui/button'
import { hostOf } from '../../../core/format/host-of'
import { $request, $trustedPage } from '../../../core/wallets/express'
import { $words } from './express.words'

/** Closes the window, or goes back if it is the page's own. */
export function CloseWindow({ look = 'main' }: { look?: 'main' | 'side' }) {
  const { words, asked, told } = useUnit({ words: $words, asked: $request, told: $trustedPage })
  const [isOpenStill, stay] = useState(false)
  if (!asked) return null
  if (asked.isOwnWindow) {
    return (
      <>
        <Button
          look={look}
          onClick={() => {
            close()
            // Some browsers do not let a window close that lost its opener.
            stay(true)
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
  return told?.back ? (
    <ButtonLink look={look} href={told.back}>
      {words.back(hostOf(told.origin))}
    </ButtonLink>
  ) : null
}
