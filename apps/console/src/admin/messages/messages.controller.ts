import { MESSAGE_CHANNELS, MESSAGE_TEMPLATES, MessageLog, type Scope } from '#domain';
import { z } from 'zod';
import { cursorOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { cursorFields, cursorPage, idText } from '../field.schemas.js';
import { MESSAGE_STATES, messageAnswer } from './message.answers.js';

const messagesQuery = z.strictObject({
  state: z.enum(MESSAGE_STATES).exactOptional(),
  template: z.enum(MESSAGE_TEMPLATES).exactOptional(),
  channel: z.enum(MESSAGE_CHANNELS).exactOptional(),
  orderId: idText.exactOptional(),
  ...cursorFields,
});

/** Messages to recipients and to people of the hub, and sending them again. */
@AdminController('messages', 'webhooks')
export class MessagesController {
  constructor(private readonly log: MessageLog) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists messages to people, newest first',
    query: messagesQuery,
    answer: cursorOf(messageAnswer),
  })
  async list(
    @CurrentScope() by: Scope,
    @EndpointQuery() { cursor, limit, ...filter }: z.output<typeof messagesQuery>,
  ) {
    const page = { limit, ...(cursor !== undefined && { before: cursor }) };
    const found = await this.log.list(by, filter, page);
    return cursorPage(
      found.map(({ hubId: _hub, ...shown }) => shown),
      limit,
    );
  }

  @Endpoint({
    method: 'POST',
    path: ':id/resend',
    status: 202,
    summary: 'Sends a message again that was given up; one with a secret needs a new link instead',
    params: { id: idText },
    errors: [404],
    audit: { entity: 'message', action: 'resent' },
  })
  async resend(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    await this.log.resend(by, id);
  }
}
