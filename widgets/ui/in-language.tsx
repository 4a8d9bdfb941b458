import type { ReactNode } from 'react'

/** Words of the page's editors, which may be in another language than the page's, and run the other way. */
export function InLanguage({ language, children }: { language: string; children: ReactNode }) {
  return (
    <span lang={language} dir="auto">
      {children}
    </span>
  )
}
