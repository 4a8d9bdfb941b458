import { InSite } from '../host/in-site'
import { ProductGrid, styles } from './product-grid'
import shell from './shell.css?inline'

const sheets = [shell, ...styles]

/** A listing on a page without widgets, whose address says what is listed. */
export function ProductGridInSite({ pageSize }: { pageSize: number }) {
  return (
    <InSite id="found" styles={sheets}>
      <ProductGrid category="" query="" sort="relevance" pageSize={pageSize} mainHeading={false} address />
    </InSite>
  )
}
