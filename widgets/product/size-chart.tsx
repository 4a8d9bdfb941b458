import { useUnit } from 'effector-react'
import type { Product } from '../../core/catalogue'
import { guideOf } from '../../core/catalogue/size-guide'
import { $config } from '../../core/site/config'
import { $isFirstParty } from '../../core/site/settings'
import { useFormDialog } from '../host/use-form-dialog'
import { InlineNotice, Live } from '../ui/notice'
import { $words } from './product.words'

const NAME = 'size-chart'

const loadDialog = () =>
  import('../product-parts/size-chart/size-dialog').then(({ SizeDialog: View, styles }) => ({ View, styles }))

/** Opens the size chart of the product. On a page of another site it links to the shop's page, which alone may read the chart. */
export function SizeChart({ box, product }: { box: string; product: Product }) {
  const { words, config, isFirstParty } = useUnit({ words: $words, config: $config, isFirstParty: $isFirstParty })
  const { owner, dialog, Form, isComing, isLost, press } = useFormDialog(NAME, loadDialog)
  const chart = product.sizeChart
  if (!guideOf(product)) {
    if (!chart) return null
    if (!isFirstParty)
      return (
        <a
          className="chart"
          part="size-chart"
          target="_blank"
          rel="noopener"
          href={`${config.checkout}/${config.locale.toLowerCase()}/size-chart/${encodeURIComponent(chart)}`}
        >
          {words.chartInShop}
        </a>
      )
  }
  return (
    <div>
      <button
        type="button"
        className="link chart"
        part="size-chart"
        aria-haspopup="dialog"
        aria-busy={isComing || undefined}
        onClick={press}
      >
        {words.chart}
      </button>
      <Live urgent>{isLost ? <InlineNotice tone="danger">{words.lost}</InlineNotice> : null}</Live>
      {dialog && Form ? <Form box={box} product={product} owner={owner} isOpen={dialog.state === 'open'} /> : null}
    </div>
  )
}
