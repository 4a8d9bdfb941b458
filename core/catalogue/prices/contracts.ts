import { type Infer, nullable, number, optional, string, type } from 'superstruct'

/** In major units; `low` and `high` differ if the variants' prices do. */
export const Price = type({
  lowOriginal: number(),
  highOriginal: number(),
  lowCurrent: number(),
  highCurrent: number(),
  original: number(),
  current: number(),
  historicBestPrice: optional(nullable(number())),
  percentagePriceDiscount: optional(nullable(number())),
  previousBestSalesPrice: optional(nullable(number())),
  salesPriceActiveDate: optional(nullable(string())),
})
export type Price = Infer<typeof Price>
