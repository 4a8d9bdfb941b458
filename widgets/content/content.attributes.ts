import { text } from '../host/attributes'

export const attributes = {
  fragment: text('The id of the fragment to show: `northlane-home`.'),
  screen: text(
    'Instead of a fragment: one of the pages that the shop’s screens have, such as `sign-in-modal`. Without it nothing is shown.',
  ),
  site: text('Whose page that is: `northlane`.'),
  product: text(
    'The product that the page is about, for blocks that only some pages show; by default taken from its address.',
  ),
  category: text('The category that the page is about; by default taken from its address.'),
}
