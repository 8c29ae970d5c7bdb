import {
  filledText,
  type MessageChannel,
  MessageQueue,
  type MessageText,
  MessageTransport,
  momentText,
  type OutgoingMessage,
  TEXT_CHANNELS,
  WakeUps,
} from '#domain';
import { Inject, Injectable } from '@nestjs/common';
import { Background, type BackgroundPart } from '../core/background-work.js';
import { LOGGER } from '../core/core.js';
import { WakeSignal } from '../webhooks/wake-signal.js';
import { OutageLog } from '../logging/outage-log.js';
import type { Logger } from '../logging/logger.js';
import { WORDS } from './words.js';

/** Nothing announces due retries. */
const POLL_MS = 5_000;

@Background()
@Injectable()
export class MessageSender implements BackgroundPart {
  private readonly wakeSignals = [new WakeSignal(), new WakeSignal()] as const;
  private running: Promise<unknown> | null = null;
  private stopping = false;

  constructor(
    private readonly queue: MessageQueue,
    private readonly transport: MessageTransport,
    private readonly wakeUps: WakeUps,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.stopping = false;
    this.wakeUps.on('messages.send', async () => this.wake());
    const [texts, pushes] = this.wakeSignals;
    // A push is useless after some seconds, so it must not wait for a slow mail server.
    this.running = Promise.all([this.run(texts, isText), this.run(pushes, (one) => !isText(one))]);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.running;
  }

  private wake(): void {
    for (const signal of this.wakeSignals) signal.signal();
  }

  private async run(woken: WakeSignal, sends: (channel: MessageChannel) => boolean): Promise<void> {
    const channels = this.transport.channels.filter(sends);
    const outage = new OutageLog(this.logger, 'messages not sent, trying again', { channels });
    while (!this.stopping) {
      await outage.watch(() => this.queue.drain(channels));
      await woken.wait(POLL_MS);
    }
  }
}

function isText(channel: MessageChannel): boolean {
  return TEXT_CHANNELS.some((one) => one === channel);
}

type Words = Readonly<Record<string, string>>;
type Variants = Readonly<Record<string, MessageText>>;

/** Without pushes and the texts that hubs write; some depend on their subject. */
const TEXTS: Readonly<Record<string, MessageText | Variants>> = WORDS.pt;

/**
 * In the reader's language. A link ends its text or stands before a space: phones take a full stop as part of
 * it.
 */
export function textOf({
  template,
  words,
  own = null,
}: Pick<OutgoingMessage, 'template' | 'words'> & Partial<Pick<OutgoingMessage, 'own'>>): MessageText {
  const written = momentText(template, words, own);
  if (written) return written;
  // Channel, template and `words` were checked against each other when the message was enqueued.
  const facts = words as Words;
  const texts = TEXTS[template] as MessageText & Variants;
  const { subject, text } = texts[facts['what'] ?? ''] ?? texts;
  const values = { ...facts, personName: facts['personName']?.trim() };
  return { subject: filledText(subject, values), text: filledText(text, values) };
}
