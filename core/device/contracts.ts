import { size, string, type } from 'superstruct'

/** The shopper's device as a fraud check knows it; what it is made of is the check's own. */
export const DeviceFingerPrint = type({
  basketId: size(string(), 1, 100),
  deviceFingerPrint: size(string(), 1, 2000),
})
