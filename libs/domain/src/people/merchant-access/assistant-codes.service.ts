import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Messages } from '../../events/index.js';
import {
  Cipher,
  Clock,
  Database,
  DomainError,
  hubScope,
  newNumericCode,
  onlyDigits,
  sha256,
} from '../../base/index.js';
import { Merchants } from '../merchants/index.js';
import type { ActingMerchant } from './merchant-sessions.service.js';

const VALID_MINUTES = 15;
const CODE_DIGITS = 8;

/** What an assistant is given: the act, sealed with the code that only the person gets. */
interface SealedAct {
  readonly purpose: string;
  /** Names the act, however often it is confirmed. */
  readonly once: string;
  readonly digest: string;
  readonly code: string;
  readonly until: number;
}

/** Codes by which a person agrees to what an assistant asks. They go to the e-mail, never the assistant. */
@Injectable()
export class AssistantCodes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly cipher: Cipher,
    private readonly messages: Messages,
    private readonly merchants: Merchants,
  ) {}

  /** @throws required_value (email): neither the person nor the shop has one */
  async send({ merchant, accountId, hubId }: ActingMerchant, question: string, content: unknown) {
    const account = await this.merchants.get(hubScope(hubId), accountId);
    const to = merchant.email ?? account.email;
    if (to === null) throw new DomainError('required_value', { field: 'email' });
    const code = newNumericCode(CODE_DIGITS);
    const words = { personName: merchant.name, question, code, validMinutes: String(VALID_MINUTES) };
    await this.db.transaction((tx) =>
      this.messages.enqueue(tx, { hubId, channel: 'email', to, template: 'assistant_code', words }),
    );
    const act: SealedAct = {
      purpose: 'assistant',
      once: randomBytes(9).toString('base64url'),
      digest: digestOf(content),
      code,
      until: this.clock.millis() + VALID_MINUTES * 60_000,
    };
    const { keyId, box } = this.cipher.seal(JSON.stringify(act));
    return {
      request: keyId + box.toString('base64url'),
      sentTo: `${to.slice(0, 1)}…${to.slice(to.indexOf('@'))}`,
      validMinutes: VALID_MINUTES,
    };
  }

  /** The name of the act agreed to. @throws wrong_code (another code or content, or too late) */
  confirmed(request: string, code: string, content: unknown): string {
    const act = this.opened(request);
    const fits =
      act?.digest === digestOf(content) && act.until > this.clock.millis() && isSame(act.code, code);
    if (!fits) throw new DomainError('wrong_code', { field: 'confirmation' });
    return act.once;
  }

  private opened(request: string): SealedAct | null {
    try {
      const box = Buffer.from(request.slice(8), 'base64url');
      const act = JSON.parse(this.cipher.open({ keyId: request.slice(0, 8), box })) as SealedAct;
      return act.purpose === 'assistant' ? act : null;
    } catch {
      return null;
    }
  }
}

const digestOf = (content: unknown) => sha256(JSON.stringify(content)).toString('base64url');

function isSame(code: string, typed: string): boolean {
  const hash = (text: string) => sha256(onlyDigits(text));
  return timingSafeEqual(hash(code), hash(typed));
}
