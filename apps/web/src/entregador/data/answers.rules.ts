import type { paths } from '../../ground/generated/console.js';

type Answers<P extends keyof paths, V extends keyof paths[P]> = paths[P][V] extends {
  responses: { 200: { content: { 'application/json': infer B } } };
}
  ? B
  : never;

export type Me = Answers<'/api/courier/me', 'get'>;
export type Company = Answers<'/api/courier/companies/{id}', 'get'>;
export type Order = Answers<'/api/courier/orders/{id}', 'get'>;
export type FinishedOrder = Answers<'/api/courier/orders/finished', 'get'>['items'][number];
export type Stop = Order['stops'][number];
export type Offer = Answers<'/api/courier/offers', 'get'>['items'][number];
export type WorkRules = Answers<'/api/courier/work-rules', 'get'>;
export type Cash = Answers<'/api/courier/cash', 'get'>;
export type Entry = Answers<'/api/courier/wallet/entries', 'get'>['items'][number];
export type CourierDocument = Answers<'/api/courier/documents', 'get'>['items'][number];
export type DemandCell = Answers<'/api/courier/map/demand', 'get'>['items'][number];
export type AddressSuggestion = Answers<
  '/api/courier/orders/{id}/stops/{stopId}/addresses',
  'get'
>['items'][number];
