import { useUnit } from 'effector-react'
import type { MenuBanner, MenuItem, VisualSelector } from '../../core/content/menus'
import { $config } from '../../core/site/config'
import { pictureAddress } from '../ui/picture'
import { InLanguage } from '../ui/in-language'
import { MenuLink, useMenu } from './menu-link'

const SIZE = 640

function Picture({ picture }: { picture: VisualSelector['picture'] }) {
  const { api } = useUnit($config)
  return (
    <img
      src={pictureAddress(picture.url, SIZE, api)}
      alt={picture.alt}
      decoding="async"
      draggable={false}
      onError={event => event.currentTarget.classList.add('lost')}
    />
  )
}

/** Links with a picture each. */
export function Selectors({ of, selectors }: { of: string; selectors: readonly VisualSelector[] }) {
  const { language } = useMenu()
  return (
    <ul className="selectors">
      {selectors.map(({ id, title, picture, target }) => (
        <li key={id}>
          <MenuLink id={`${of}/${id}`} title={title} target={target} className="selector">
            <span className="pic">
              <Picture picture={picture} />
            </span>
            <InLanguage language={language}>{title}</InLanguage>
          </MenuLink>
        </li>
      ))}
    </ul>
  )
}

export function Banner({ of, banner }: { of: MenuItem; banner: MenuBanner }) {
  const { language } = useMenu()
  const { title, text, picture, target } = banner
  return (
    <MenuLink id={`${of.id}/banner`} title={title} target={target} className="banner">
      <Picture picture={picture} />
      <span className="caption">
        <b>
          <InLanguage language={language}>{title}</InLanguage>
        </b>{' '}
        {text ? <InLanguage language={language}>{text}</InLanguage> : null}
      </span>
    </MenuLink>
  )
}
