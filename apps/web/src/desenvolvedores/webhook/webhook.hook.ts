import { type Answer, type Body } from '../../ground/api/client.js';

type WebhookBody = Body<'PUT /api/developer/apps/{id}/webhook'>;
export type CustomerEvent = NonNullable<WebhookBody['events']>[number];
export type AppWebhook = Answer<'/api/developer/apps/{id}/webhook'>;

export type RegisteredWebhook = Answer<'/api/developer/apps/{id}/webhooks'>['items'][number];
