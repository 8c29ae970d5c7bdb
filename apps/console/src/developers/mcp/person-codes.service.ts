import { AssistantCodes, DomainError, type ActingMerchant } from '#domain';
import { RateLimiter } from '#runtime';
import { Injectable } from '@nestjs/common';

/** So that an assistant that asks again and again does not flood the person with mails. */
const PER_MINUTE = 5;

/** Codes by which a person agrees, for clients that cannot ask the person. */
@Injectable()
export class PersonCodes {
  constructor(
    private readonly codes: AssistantCodes,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws rate_limited · as `AssistantCodes.send` */
  async send(acting: ActingMerchant, question: string, content: unknown) {
    const { allowed, waitSeconds } = await this.limiter.take(
      `assistant-code:${String(acting.merchant.id)}`,
      PER_MINUTE,
    );
    if (!allowed) throw new DomainError('rate_limited', { waitSeconds });
    return this.codes.send(acting, question, content);
  }

  /** @throws as `AssistantCodes.confirmed` */
  confirmed(request: string, code: string, content: unknown): string {
    return this.codes.confirmed(request, code, content);
  }
}
