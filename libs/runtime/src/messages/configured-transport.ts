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
import type { Transporter } from 'nodemailer';
import { textOf } from './message-sender.js';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, RUNTIME_CONFIG } from '../core/core.js';
import { PushTransport } from './push-transport.js';
import type { RuntimeConfig } from '../config/runtime-config.js';
import type { Logger } from '../logging/logger.js';
import type { KeyObject } from 'node:crypto';

const TIMEOUT_MS = 10_000;
/** RFC 5321: refusals from 500 on are permanent. */
const PERMANENT = 500;

export class SmtpTransport extends MessageTransport {
  readonly channels = ['email'] as const;
  private transporter: Promise<Transporter> | null = null;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(message: OutgoingMessage): Promise<MessageResult> {
    const { subject, text } = textOf(message);
    try {
      await (await this.connected()).sendMail({ from: this.from, to: message.to, subject, text });
      return { error: null };
    } catch (error) {
      const { responseCode, code } = error as { responseCode?: number; code?: string };
      const permanent = responseCode !== undefined && responseCode >= PERMANENT && code !== 'EAUTH';
      return { error: (error as Error).message, permanent };
    }
  }

  /** Connects at the first e-mail: an installation that sends none does not load nodemailer. */
  private connected(): Promise<Transporter> {
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    return (this.transporter ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url: this.url, ...timeouts }),
    ));
  }
}

/** Logs messages and sends none, for development. In the demonstration its mailbox has them too. */
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

/** Sends each message by the first transport for its channel. */
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
