import { text } from '../host/attributes'

export const attributes = {
  fragment: text('The id of the fragment to show: `northlane-home`.'),
  product: text(
    'The product that the page is about, for blocks that only some pages show; unless said, its address tells.',
  ),
  category: text('The category that the page is about; unless said, its address tells.'),
}
