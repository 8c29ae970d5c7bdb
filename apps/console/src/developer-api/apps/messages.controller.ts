import { DeveloperApps, MESSAGE_CHANNELS, MessageLog } from '#domain';
import { textOf } from '#runtime';
import { z } from 'zod';
import { instantAnswer, listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { DeveloperController, DeveloperId } from '../session/index.js';
import { appParams } from './app.schemas.js';

const messageAnswer = z.strictObject({
  id: z.int(),
  channel: z.enum(MESSAGE_CHANNELS),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: instantAnswer,
});

/** The mailbox of an app's sandbox, whose texts are sent to nobody. */
@DeveloperController('apps/:id/messages')
export class AppMessagesController {
  constructor(
    private readonly apps: DeveloperApps,
    private readonly log: MessageLog,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the last texts that the sandbox would have sent to recipients, newest first',
    params: appParams,
    answer: listOf(messageAnswer),
    errors: [404],
  })
  async list(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    const { sandboxHubId } = await this.apps.require(by, id);
    const kept = await this.log.mailbox(sandboxHubId);
    return {
      items: kept.map((message) => {
        const { id: messageId, channel, recipient, createdAt } = message;
        return { id: messageId, channel, recipient, createdAt, ...textOf(message) };
      }),
    };
  }
}
