import { MessageTransport, type MessageResult, type OutgoingMessage } from '#domain';
import type { Transporter } from 'nodemailer';
import { textOf } from './message-sender.js';

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
