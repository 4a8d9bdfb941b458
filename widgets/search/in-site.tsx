import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { textSet } from '../../core/catalogue/auto-suggest'
import { InSite } from '../host/in-site'
import { Search, styles } from './search'

const ID = 'search'

/** The search field on a page without widgets, with the text that the page was opened for; a listing of that page shows what it finds. */
export function SearchInSite({ text }: { text: string }) {
  const set = useUnit(textSet)
  useEffect(() => {
    if (text) set({ key: ID, text })
  }, [text, set])
  return (
    <InSite id={ID} styles={styles}>
      <Search resultsUrl="" label="" />
    </InSite>
  )
}
