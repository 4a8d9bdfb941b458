import { requestFx } from '../../http/request'
import { ofSite } from '../of-site'
import { Footer } from './contracts'
import { footerEndpoints } from './endpoints'

/** By site. `footerWanted`: a place on the page shows the footer of this site, or asks for it once more after an error. */
export const { wanted: footerWanted, $entries: $footers } = ofSite(
  requestFx(footerEndpoints.readFooter),
  Footer,
  'till-footer',
)
