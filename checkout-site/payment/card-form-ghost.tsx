import { Skeleton } from '../../widgets/ui/skeleton'
import './card-form.css'

const field = (
  <div className="field">
    <Skeleton width="96px" height="18px" />
    <span className="input" />
  </div>
)

/** What stands where the form for a card comes, in its shape. */
export const CardFormGhost = () => (
  <div className="cardform ghost" aria-busy="true">
    {field}
    <div className="pair">
      {field}
      {field}
    </div>
    {field}
  </div>
)
