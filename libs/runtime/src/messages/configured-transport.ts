import {
  Clock,
  MessageTransport,
  type MessageChannel,
  type MessageResult,
  type OutgoingMessage,
} from '#domain';
import { Inject, Injectable } from '@nestjs/common';
import type { RuntimeConfig } from '../config/index.js';
import { LOGGER, RUNTIME_CONFIG } from '../core/core.js';
import type { Logger } from '../logging/index.js';
import { CallbackTransport } from './callback-transport.js';
import { LogTransport } from './log-transport.js';
import { PushTransport } from './push-transport.js';
import { SmtpTransport } from './smtp-transport.js';

/** The configured transports. Each message goes by the first one for its channel. */
@Injectable()
export class ConfiguredTransport extends MessageTransport {
  readonly channels: readonly MessageChannel[];
  private readonly transports: readonly MessageTransport[];

  constructor(
    @Inject(RUNTIME_CONFIG) config: RuntimeConfig,
    @Inject(LOGGER) logger: Logger,
    clock: Clock,
    push: PushTransport,
  ) {
    super();
    const { smtp, callback } = config.messages;
    const transports: MessageTransport[] = [push];
    if (smtp !== null) transports.push(new SmtpTransport(smtp.url, smtp.from));
    if (callback !== null) transports.push(new CallbackTransport(callback, clock));
    // The embedded database is for development: messages may go to its log.
    if (config.databaseUrl === null) transports.push(new LogTransport(logger, config.demonstration));
    this.transports = transports;
    this.channels = [...new Set(transports.flatMap(({ channels }) => channels))];
  }

  async send(message: OutgoingMessage): Promise<MessageResult> {
    const transport = this.transports.find(({ channels }) => channels.includes(message.channel));
    return transport === undefined
      ? { error: `no transport for ${message.channel}`, permanent: true }
      : await transport.send(message);
  }
}
