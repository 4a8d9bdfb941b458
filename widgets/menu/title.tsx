import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { MenuItem } from '../../core/content/menus'
import { $config } from '../../core/site/config'
import { pictureAddress } from '../ui/picture'
import { InLanguage } from '../ui/in-language'
import { MarkedTitle } from './marked-title'
import { useMenu } from './menu-link'

const SIZE = 20

/** What a category is called: its words, its icon, or both; its words where the icon does not come. */
export function Title({ item }: { item: MenuItem }) {
  const { title, titleHtml, menuIcon, titleVisibility = 'title' } = item
  const { language } = useMenu()
  const { api } = useUnit($config)
  const [lost, lose] = useState<string | null>(null)
  const icon = titleVisibility === 'title' || menuIcon?.url === lost ? null : menuIcon
  return (
    <span className="title">
      {icon ? (
        <img
          src={pictureAddress(icon.url, SIZE, api)}
          alt=""
          width={SIZE}
          height={SIZE}
          onError={() => lose(icon.url)}
        />
      ) : null}
      <span className={icon && titleVisibility === 'icon' ? 'vh' : undefined}>
        <InLanguage language={language}>{titleHtml ? <MarkedTitle html={titleHtml} /> : title}</InLanguage>
      </span>
    </span>
  )
}

export const styleOf = ({ menuStyle }: MenuItem): string => (menuStyle === 'sale' ? ' sale' : '')
