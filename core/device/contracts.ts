import { size, string, type } from 'superstruct'

export const DeviceFingerPrint = type({
  basketId: size(string(), 1, 100),
  deviceFingerPrint: size(string(), 1, 2000),
})
