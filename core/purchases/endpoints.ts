import { endpoint } from '../http/endpoint'
import { SentFile } from '../shapes/sent-file'
import {
  History,
  HistoryRequest,
  OwnOrder,
  RefundQuote,
  RefundQuoteRequest,
  ResendRequest,
  ReturnLabel,
  ReturnRequest,
} from './contracts'

export const endpoints = {
  listPurchases: endpoint({
    name: 'listPurchases',
    method: 'POST',
    path: '/consumers-v3/consumer/purchasehistory',
    body: HistoryRequest,
    answer: History,
  }),
  downloadInvoice: endpoint({
    name: 'downloadInvoice',
    method: 'POST',
    path: '/consumers-v3/consumer/purchase/invoice/download',
    body: OwnOrder,
    answer: SentFile,
  }),
  makeReturnLabel: endpoint({
    name: 'makeReturnLabel',
    method: 'POST',
    path: '/consumers-v3/consumer/return/:orderId/returnLabel',
    body: ReturnRequest,
    answer: ReturnLabel,
  }),
  quoteRefund: endpoint({
    name: 'quoteRefund',
    method: 'POST',
    path: '/consumers-v3/consumer/return/:orderId/refund',
    body: RefundQuoteRequest,
    answer: RefundQuote,
  }),
  resendGiftCardEmail: endpoint({
    name: 'resendGiftCardEmail',
    method: 'POST',
    path: '/consumers-v3/consumer/resendGiftCardEmail',
    body: ResendRequest,
  }),
} as const
