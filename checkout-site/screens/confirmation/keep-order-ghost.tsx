import { Skeleton } from '../../../widgets/ui/skeleton'

/** The room of the offer to keep an order, until it has come. */
export const KeepOrderGhost = () => (
  <div className="panel keep keep-ghost" aria-hidden="true">
    <Skeleton width="60%" height="26px" />
    <Skeleton height="40px" />
    <Skeleton height="48px" />
  </div>
)
