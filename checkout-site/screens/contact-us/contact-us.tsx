import { ShopPage } from '../../shell/shop-page'
import { PageText, usePage } from '../page/page-text'
import { ContactForm } from './contact-form'
import '../page/page.css'
import './contact-us.css'

export function ContactUs() {
  const page = usePage('/help/contact-us')
  return (
    <ShopPage title={page?.title ?? ''}>
      {page ? (
        <PageText {...page}>
          <ContactForm />
        </PageText>
      ) : null}
    </ShopPage>
  )
}
