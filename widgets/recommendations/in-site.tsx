import { InSite } from '../host/in-site'
import { Recommendations, styles } from './recommendations'
import shell from './shell.css?inline'

const sheets = [shell, ...styles]

/** What is popular in the shop, on a page without widgets. */
export function PopularInSite() {
  return (
    <InSite id="popular" styles={sheets}>
      <Recommendations for="" kind="popular" cards="5" stacked={false} heading="" />
    </InSite>
  )
}
