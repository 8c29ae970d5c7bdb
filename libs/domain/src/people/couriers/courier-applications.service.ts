import { Inject, Injectable, Optional } from '@nestjs/common';
import { type MessageWords, Messages, type TextChannel } from '../../events/index.js';
import {
  Database,
  DomainError,
  hubScope,
  isDomainError,
  nationalPhone,
  PublicUrl,
  type Transaction,
} from '../../base/index.js';
import type { CourierFieldError, NewCourier } from './courier.commands.js';
import type { Courier } from './courier.entity.js';
import { CourierRegistrations } from './courier-registrations.service.js';
import { CODE_MINUTES, PhoneCodes } from './phone-codes.store.js';
import { takenFields } from './taken-fields.statements.js';

type Known = MessageWords['courier_known']['what'];

/** The company that somebody applies to. */
interface Company {
  readonly id: number;
  readonly name: string;
}

interface SentCode {
  readonly channel: TextChannel;
  readonly validMinutes: number;
}

/**
 * Registrations by people themselves, whose phone a code confirms. No answer tells whether phone, e-mail or CPF are
 * known to the company: that goes to the phone.
 */
@Injectable()
export class CourierApplications {
  constructor(
    private readonly db: Database,
    private readonly registrations: CourierRegistrations,
    private readonly codes: PhoneCodes,
    private readonly messages: Messages,
    @Optional() @Inject(PublicUrl) private readonly publicUrl: PublicUrl | null,
  ) {}

  /**
   * Sends a code to the phone; one that is registered already is told so instead, in the same statements. Past the hourly
   * limit nothing is sent. @throws invalid_value with all faults · feature_disabled (field phone: no way to send to phones)
   */
  async sendCode(company: Company, input: NewCourier): Promise<SentCode> {
    const channel = this.channel();
    await this.registrations.requireValid(hubScope(company.id), input);
    const phone = nationalPhone(input.phone);
    await this.db.transaction(async (tx) => {
      const [known] = await takenFields(tx, company.id, null, { phone });
      const code = await this.codes.make(tx, company.id, phone);
      if (code === null) return;
      if (known !== undefined) return this.tellKnown(tx, company, phone, 'phone');
      const words = { companyName: company.name, code, validMinutes: String(CODE_MINUTES) };
      await this.messages.enqueue(tx, {
        ...{ hubId: company.id, channel, to: phone, template: 'courier_code', words },
      });
    });
    return { channel, validMinutes: CODE_MINUTES };
  }

  /**
   * Registers who owns the phone. Null: somebody of the company has the same phone, e-mail or CPF, and the phone was told.
   * @throws invalid_value with all faults · wrong_code (also of a phone that is registered) · feature_disabled
   */
  async apply(company: Company, input: NewCourier, code: string): Promise<Courier | null> {
    const scope = hubScope(company.id);
    this.channel();
    await this.registrations.requireValid(scope, input);
    const phone = nationalPhone(input.phone);
    if (!(await this.codes.use(company.id, phone, code)))
      throw new DomainError('wrong_code', { field: 'code' });
    try {
      return await this.registrations.register(scope, input);
    } catch (error) {
      const known = knownOf(error);
      if (known === null) throw error;
      await this.db.transaction((tx) => this.tellKnown(tx, company, phone, known));
      return null;
    }
  }

  private tellKnown(tx: Transaction, { id, name }: Company, phone: string, what: Known): Promise<void> {
    const link = `${this.publicUrl?.base ?? ''}/entregador`;
    return this.messages.enqueue(tx, {
      ...{ hubId: id, channel: this.channel(), to: phone },
      template: 'courier_known',
      words: { companyName: name, what, link },
    });
  }

  private channel(): TextChannel {
    const channel = (['whatsapp', 'sms'] as const).find((each) => this.messages.channels().includes(each));
    if (!channel) throw new DomainError('feature_disabled', { field: 'phone' });
    return channel;
  }
}

/** Which contact somebody else of the company has; null: something else is wrong. */
function knownOf(error: unknown): Known | null {
  if (!isDomainError(error, 'invalid_value')) return null;
  const faults = (error.facts['fields'] ?? []) as readonly CourierFieldError[];
  const taken = faults.filter(({ code }) => code === 'not_unique').map(({ field }) => field);
  return (['phone', 'cpf', 'email'] as const).find((field) => taken.includes(field)) ?? null;
}
