import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Head } from './head'
import { $home } from './home'
import { Title } from './title'
import './form-page.css'

/** A narrow page with one form. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  const home = useUnit($home)
  return (
    <div className="plain">
      <Title>{title}</Title>
      <Head home={home} />
      <main className="form-page">{children}</main>
    </div>
  )
}
