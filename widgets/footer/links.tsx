import { useUnit } from 'effector-react'
import type { Footer } from '../../core/content/footer'
import { $config } from '../../core/site/config'
import { pictureAddress } from '../ui/picture'
import { InLanguage } from '../ui/in-language'
import { $words } from './footer.words'

type Target = NonNullable<Footer['social']>[number]

const SIZE = 20

export function LinkList({ targets, language }: { targets: readonly Target[]; language: string }) {
  return (
    <ul>
      {targets.map(target => (
        <li key={target.url}>
          <FooterLink target={target} language={language} />
        </li>
      ))}
    </ul>
  )
}

function FooterLink({ target, language }: { target: Target; language: string }) {
  const { api } = useUnit($config)
  const { url, text, picture } = target
  return (
    <a {...addressOf(target)}>
      {picture ? (
        <img
          src={pictureAddress(picture.url, SIZE, api)}
          alt={picture.alt}
          width={SIZE}
          height={SIZE}
          onError={event => event.currentTarget.classList.add('lost')}
        />
      ) : null}
      <InLanguage language={language}>{text ?? url}</InLanguage>
      <NewTab target={target} />
    </a>
  )
}

const isNew = ({ targetAttribute }: Target) => targetAttribute === '_blank'

export const addressOf = (target: Target) => ({
  href: target.url,
  target: isNew(target) ? '_blank' : undefined,
  rel: isNew(target) ? 'noopener' : undefined,
})

export function NewTab({ target }: { target: Target }) {
  const words = useUnit($words)
  return isNew(target) ? <span className="vh"> {words.newTab}</span> : null
}
