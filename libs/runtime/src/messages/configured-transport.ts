import {
  Clock,
  type MessageChannel,
  type MessageResult,
  MessageTransport,
  type OutgoingMessage,
  standardHeaders,
  standardKey,
  TEXT_CHANNELS,
} from '#domain';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, RUNTIME_CONFIG } from '../core/core.js';
import { PushTransport } from './push-transport.js';
import { SmtpTransport } from './smtp-transport.js';
import type { RuntimeConfig } from '../config/runtime-config.js';
import type { Logger } from '../logging/logger.js';
import { textOf } from './message-sender.js';
import type { KeyObject } from 'node:crypto';

/** For development: sends nothing. In the demonstration, messages are in its mailbox too. */
class LogTransport extends MessageTransport {
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

const TIMEOUT_MS = 10_000;

/** Posts to the gateway of an SMS or WhatsApp provider, signed as Standard Webhooks. */
export class CallbackTransport extends MessageTransport {
  readonly channels: readonly MessageChannel[];
  private readonly url: string;
  private readonly key: KeyObject;

  constructor(
    { url, secret, channels }: NonNullable<RuntimeConfig['messages']['callback']>,
    private readonly clock: Clock,
  ) {
    super();
    this.url = url;
    this.channels = channels;
    this.key = standardKey(secret);
  }

  async send(message: OutgoingMessage): Promise<MessageResult> {
    const { id, channel, to, template, words } = message;
    const body = JSON.stringify({ id: String(id), channel, to, template, words, ...textOf(message) });
    // The id stays the same at every attempt: gateways discard repeats by it.
    const signature = standardHeaders(`message_${String(id)}`, body, this.key, this.clock.now());
    const answer = await fetch(this.url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...signature },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return { error: null };
    return { error: `status ${String(answer.status)}`, retryAfter: answer.headers.get('retry-after') };
  }
}

/** A message goes by the first transport for its channel. */
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
