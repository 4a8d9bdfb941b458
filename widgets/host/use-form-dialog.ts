import { useStoreMap, useUnit } from 'effector-react'
import { useState } from 'react'
import { $dialogs, type DialogOpening, dialogAt, dialogOpened } from '../../core/dialogs'
import { sentencesWanted } from '../../core/errors/sentences'
import { useHandle } from './handle'
import { type Part, usePart } from './use-part'

/** A form in a dialog of the widget, which loads when it is first opened. `Form` is null until then. */
export function useFormDialog<Props>(name: DialogOpening['name'], load: () => Promise<Part<Props>>) {
  const { id: owner } = useHandle()
  const { open, loadSentences } = useUnit({ open: dialogOpened, loadSentences: sentencesWanted })
  const dialog = useStoreMap({
    store: $dialogs,
    keys: [owner],
    fn: (dialogs, [owner]) => dialogAt(dialogs, { name, owner }),
  })
  const [times, setTimes] = useState(0)
  const part = usePart(load, times)
  const isLost = part === 'lost'
  const Form = isLost ? null : part
  return {
    owner,
    dialog,
    Form,
    isComing: Boolean(dialog) && part === null,
    isLost: Boolean(dialog) && isLost,
    press() {
      // Without a connection neither could be fetched any more.
      loadSentences()
      setTimes(times + (Form ? 0 : 1))
      open({ name, owner })
    },
  }
}
