import { useUnit } from 'effector-react'
import { type PointerEvent, useRef } from 'react'
import { type MenuItem, menuLeft, partFocused, pointerLeft } from '../../core/content/menus'
import { asPopover } from '../ui/as-popover'
import { InLanguage } from '../ui/in-language'
import { Columns } from './columns'
import { useMenu } from './menu-link'
import { Banner, Selectors } from './pictures'
import { useOverPage } from './use-over-page'

interface PanelProps {
  id: string
  item: MenuItem
  onPointed: (event: PointerEvent) => void
}

/** What opens below a category: as wide as the window, with a veil on the page below it. */
export function Panel({ id, item, onPointed }: PanelProps) {
  const { place, language } = useMenu()
  const { leave, unpoint, hold } = useUnit({ leave: menuLeft, unpoint: pointerLeft, hold: partFocused })
  const over = useRef<HTMLDivElement>(null)
  useOverPage(over)
  const { visualSelectors = [], visualSelectorsTitle, menuBanner } = item
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus is
    <div ref={over} id={id} className="over" popover={asPopover} onFocus={() => hold({ place, part: item.id })}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape closes it for the keyboard */}
      <div className="veil" onPointerEnter={() => unpoint({ place })} onClick={() => leave({ place })} />
      <div className="panel" part="panel" onPointerEnter={onPointed}>
        <div className="within">
          <div className="upper">
            <Columns item={item} />
            {menuBanner ? <Banner of={item} banner={menuBanner} /> : null}
          </div>
          {visualSelectors.length > 0 ? (
            <div className="visual">
              {visualSelectorsTitle ? (
                <p className="name">
                  <InLanguage language={language}>{visualSelectorsTitle}</InLanguage>
                </p>
              ) : null}
              <Selectors of={item.id} selectors={visualSelectors} />
            </div>
          ) : null}
        </div>
      </div>
    </div>
  )
}
