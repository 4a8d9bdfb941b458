import { flag, text } from '../host/attributes'

export const attributes = {
  product: text('Id of the product: `TQ4407AB12`.'),
  mainHeading: flag('The name is the page’s main heading, `h1` instead of `h2`.'),
  noSets: flag('Leaves out the sets that the product is part of.'),
  express: flag('Shows the express ways to pay below the main button.'),
  noCompare: flag('Does not offer to compare the product with others.'),
}
