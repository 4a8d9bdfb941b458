import { useUnit } from 'effector-react'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $words as $shellWords } from '../../shell/shell.words'
import { Title } from '../../shell/title'
import { PageText, usePage } from '../page/page-text'
import { ContactForm } from './contact-form'
import '../page/page.css'
import './contact-us.css'

export function ContactUs() {
  const { shell, home } = useUnit({ shell: $shellWords, home: $home })
  const page = usePage('/help/contact-us')
  return (
    <div className="plain">
      <Title>{page?.title ?? ''}</Title>
      <Head home={home}>
        <a className="help" href={home}>
          {shell.continueShopping}
        </a>
      </Head>
      {page ? (
        <PageText {...page}>
          <ContactForm />
        </PageText>
      ) : null}
    </div>
  )
}
