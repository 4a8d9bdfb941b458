import { useUnit } from 'effector-react'
import type { Footer } from '../../core/content/footer'
import { $config } from '../../core/site/config'
import { pictureAddress } from '../ui/picture'
import { Said } from '../ui/said'
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
  const { words, config } = useUnit({ words: $words, config: $config })
  const { url, text, picture, targetAttribute } = target
  const isNew = targetAttribute === '_blank'
  return (
    <a href={url} target={isNew ? '_blank' : undefined} rel={isNew ? 'noopener' : undefined}>
      {picture ? (
        <img src={pictureAddress(picture.url, SIZE, config.api)} alt={picture.alt} width={SIZE} height={SIZE} />
      ) : null}
      <Said language={language}>{text ?? url}</Said>
      {isNew ? <span className="vh"> {words.newTab}</span> : null}
    </a>
  )
}
