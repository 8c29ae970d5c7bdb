import { MessageTransport, TEXT_CHANNELS, type MessageResult, type OutgoingMessage } from '#domain';
import type { Logger } from '../logging/index.js';
import { textOf } from './message-texts.js';

/** For development: writes messages to the log and sends nothing. In the demonstration they are in its mailbox too. */
export class LogTransport extends MessageTransport {
  readonly channels = TEXT_CHANNELS;

  constructor(
    private readonly logger: Logger,
    private readonly kept: boolean,
  ) {
    super();
  }

  send(message: OutgoingMessage): Promise<MessageResult> {
    const { channel, template } = message;
    this.logger.info({ channel, template, text: textOf(message).text }, 'message not sent: development log');
    return Promise.resolve({ error: null, kept: this.kept });
  }
}
