import type { Answer } from '../../base/api/call.js';

export type Me = Answer<'/api/courier/me'>;
export type Company = Answer<'/api/courier/companies/{id}'>;
export type Order = Answer<'/api/courier/orders/{id}'>;
export type FinishedOrder = Answer<'/api/courier/orders/finished'>['items'][number];
export type Stop = Order['stops'][number];
export type Offer = Answer<'/api/courier/offers'>['items'][number];
export type WorkRules = Answer<'/api/courier/work-rules'>;
export type Cash = Answer<'/api/courier/cash'>;
export type Entry = Answer<'/api/courier/wallet/entries'>['items'][number];
export type DemandCell = Answer<'/api/courier/map/demand'>['items'][number];
export type AddressSuggestion = Answer<'/api/courier/orders/{id}/stops/{stopId}/addresses'>['items'][number];
