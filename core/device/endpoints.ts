import { endpoint } from '../http/endpoint'
import { Cart } from '../shapes/cart'
import { DeviceFingerPrint } from './contracts'

export const endpoints = {
  keepDeviceFingerPrint: endpoint({
    name: 'keepDeviceFingerPrint',
    method: 'POST',
    path: '/cart/v1/deviceFingerPrint',
    body: DeviceFingerPrint,
    answer: Cart,
  }),
} as const
