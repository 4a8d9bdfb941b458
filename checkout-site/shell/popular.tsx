import { Suspense } from 'react'
import { optionalPartLater } from './optional-part'
import './popular.css'

const Row = optionalPartLater(async () => {
  // Presses before the quick shop's listener has loaded are kept for it.
  const [{ PopularInSite }] = await Promise.all([
    import('../../widgets/recommendations/in-site'),
    import('../wanted-product/wanted'),
  ])
  return PopularInSite
})

/** What others buy, below a list that is empty. */
export function Popular() {
  return (
    <div className="popular">
      <Suspense>
        <Row />
      </Suspense>
    </div>
  )
}
