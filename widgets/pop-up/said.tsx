import type { ReactNode } from 'react'
import type { PopUp } from '../../core/content/pop-ups'

/** The site's words, which may be in another language than the page's, and run the other way. */
export function Said({ popUp, children }: { popUp: PopUp; children: ReactNode }) {
  return (
    <span lang={popUp.language} dir="auto">
      {children}
    </span>
  )
}
