import { endpoint } from '../http/endpoint'
import {
  CategorySubjects,
  ClaimPicture,
  ContactMessage,
  SentClaim,
  SentMessage,
  UploadedPicture,
  WarrantyClaim,
} from './contracts'

export const endpoints = {
  readCategorySubjects: endpoint({
    name: 'readCategorySubjects',
    method: 'GET',
    path: '/consumers-v3/contactus/categorySubject',
    answer: CategorySubjects,
  }),
  contactUs: endpoint({
    name: 'contactUs',
    method: 'POST',
    path: '/consumers-v3/contactus',
    status: 201,
    body: ContactMessage,
    answer: SentMessage,
  }),
  claimWarranty: endpoint({
    name: 'claimWarranty',
    method: 'POST',
    path: '/consumers-v3/consumer/warranty',
    audience: 'registered',
    status: 201,
    body: WarrantyClaim,
    answer: SentClaim,
  }),
  addClaimPicture: endpoint({
    name: 'addClaimPicture',
    method: 'POST',
    path: '/consumers-v3/consumer/warranty/picture',
    audience: 'registered',
    status: 201,
    body: ClaimPicture,
    answer: UploadedPicture,
  }),
  removeClaimPicture: endpoint({
    name: 'removeClaimPicture',
    method: 'DELETE',
    path: '/consumers-v3/consumer/warranty/picture/:pictureId',
    audience: 'registered',
  }),
} as const
