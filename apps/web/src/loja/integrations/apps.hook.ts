import { type Answer } from '../../ground/api/client.js';

export type OfferedApp = Answer<'/api/merchant/apps'>['items'][number];
export type Connection = Answer<'/api/merchant/app-connections'>['items'][number];
