import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { optionChosen, type Product } from '../../../core/catalogue'
import { guideOf, optionFor, sizeForFoot, $footLength } from '../../../core/catalogue/size-guide'
import { $components, componentWanted } from '../../../core/content/components'
import { dialogDismissed } from '../../../core/dialogs'
import { $errorText } from '../../../core/errors/sentences'
import { $isFirstParty } from '../../../core/site/settings'
import { Button } from '../../ui/button'
import { Dialog, DialogHead } from '../../ui/dialog'
import dialogCss from '../../ui/dialog.css?inline'
import modalCss from '../../ui/modal.css?inline'
import field from '../../ui/field.css?inline'
import { Live, Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { FootForm } from './foot-form'
import css from './size-chart.css?inline'
import { $words } from './size-chart.words'
import { SizeTable } from './size-table'

export const styles = [dialogCss, modalCss, field, css]

interface SizeDialogProps {
  box: string
  product: Product
  owner: string
  isOpen: boolean
}

/** The product's own sizes, else the chart of its kind; for shoes also by the length of a foot. */
export function SizeDialog({ box, product, owner, isOpen }: SizeDialogProps) {
  const { words, errorText, components, length, isFirstParty, loadComponent, choose, dismiss } = useUnit({
    words: $words,
    errorText: $errorText,
    components: $components,
    length: $footLength,
    isFirstParty: $isFirstParty,
    loadComponent: componentWanted,
    choose: optionChosen,
    dismiss: dialogDismissed,
  })
  const guide = guideOf(product)
  const name = guide ? 'foot-sizes' : `size-chart/${product.sizeChart}`
  const isAsked = isFirstParty && product.sizeChart != null
  useEffect(() => {
    if (isOpen && isAsked) loadComponent(name)
  }, [isOpen, isAsked, name, loadComponent])
  const entry = components[name]
  const table = guide ?? entry?.value?.table ?? null
  const title = (guide ? null : entry?.value?.title) ?? words.title
  const close = () => dismiss({ name: 'size-chart', owner })
  const row = table && length !== null ? sizeForFoot(table, length) : null
  return (
    <Dialog open={isOpen} onClose={close} label={words.title} className="sizes-of">
      <DialogHead closeLabel={words.close} onClose={close}>
        {title}
      </DialogHead>
      <div className="db sizechart">
        {table ? <SizeTable table={table} label={title} own={row} /> : null}
        {!table && entry?.isPending ? (
          <div aria-busy="true">
            <p className="vh" role="status">
              {words.loading}
            </p>
            <Skeleton height="240px" />
          </div>
        ) : null}
        <Live urgent>
          {!table && entry?.error ? (
            <>
              <Notice tone="danger">{errorText(entry.error)}</Notice>
              <Button look="side" compact onClick={() => loadComponent(name)}>
                {words.retry}
              </Button>
            </>
          ) : null}
        </Live>
        {guide ? (
          <FootForm table={guide} title={entry?.value?.title}>
            {found => {
              const option = optionFor(product, guide, found)
              if (!option) return <p className="muted">{words.notMade}</p>
              return (
                <Button
                  look="side"
                  compact
                  onClick={() => {
                    choose({ box, type: 'size', value: option.value })
                    close()
                  }}
                >
                  {words.take(option.label)}
                </Button>
              )
            }}
          </FootForm>
        ) : null}
      </div>
    </Dialog>
  )
}
