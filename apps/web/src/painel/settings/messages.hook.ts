import { type Answer } from '../../ground/api/client.js';

export type Message = Answer<'/api/admin/messages'>['items'][number];
