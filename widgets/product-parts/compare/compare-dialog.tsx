import { useUnit } from 'effector-react'
import { $compared, comparePressed } from '../../../core/catalogue/compare'
import { $components, componentWanted } from '../../../core/content/components'
import { dialogDismissed } from '../../../core/dialogs'
import { $config } from '../../../core/site/config'
import { $isFirstParty } from '../../../core/site/settings'
import { useEffect } from 'react'
import { Dialog, DialogHead } from '../../ui/dialog'
import dialogCss from '../../ui/dialog.css?inline'
import modalCss from '../../ui/modal.css?inline'
import choice from '../../ui/choice.css?inline'
import { keepFocusHere } from '../buy-box/keep-focus-here'
import { CompareTable } from './compare-table'
import css from './compare-table.css?inline'
import { $words } from './compare.words'

export const styles = [dialogCss, modalCss, choice, css]

/** Of the dialog, and of what the editors say of it. */
const NAME = 'compare'

/** What was chosen, side by side, and the way to a page of the shop that shows the same. */
export function CompareDialog({ owner, isOpen }: { owner: string; isOpen: boolean }) {
  const { words, compared, components, config, isFirstParty, press, loadComponent, dismiss } = useUnit({
    words: $words,
    components: $components,
    isFirstParty: $isFirstParty,
    loadComponent: componentWanted,
    compared: $compared,
    config: $config,
    press: comparePressed,
    dismiss: dialogDismissed,
  })
  const ids = compared.map(({ productId }) => productId)
  useEffect(() => {
    if (isOpen && isFirstParty) loadComponent(NAME)
  }, [isOpen, isFirstParty, loadComponent])
  const title = components[NAME]?.value?.title ?? words.title
  const close = () => dismiss({ name: NAME, owner })
  const takeOut = (id: string) => {
    const one = compared.find(({ productId }) => productId === id)
    if (one) press(one)
  }
  const page = `${config.checkout}/${config.locale.toLowerCase()}/compare?products=${ids.map(encodeURIComponent).join(',')}`
  return (
    <Dialog open={isOpen} onClose={close} label={words.title} className="compares">
      <DialogHead closeLabel={words.close} onClose={close}>
        {title}
      </DialogHead>
      <div ref={keepFocusHere} className="db">
        <CompareTable ids={ids} onTakeOut={takeOut} />
        {ids.length > 0 ? (
          <p className="page">
            <a href={page} target="_blank" rel="noopener">
              {words.page}
            </a>
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
