import { Injectable } from '@nestjs/common';
import { Merchant, Merchants } from '../merchants/index.js';
import { type Account, type LogInManner, LogIns } from '../sessions/index.js';
import { type Scope, Database, statement } from '../../base/index.js';

interface LogInRequest extends LogInManner {
  readonly email: string;
  readonly password: string;
}

interface OpenedSession {
  readonly merchant: Merchant;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The same person may be registered in several hubs. */
const BY_EMAIL = statement(
  'merchant-access.merchants_by_email',
  `select m.id, m.hub_id as "hubId", m.password_hash as "passwordHash"
     from merchants m left join merchants o on o.id = m.owner_id
    where m.email = $1 and m.status = 'active' and coalesce(o.status, 'active') = 'active' order by m.id`,
);

/** Log-ins of merchants and sub-users by e-mail and password. A blocked merchant may log in, but not order. */
@Injectable()
export class MerchantLogIns {
  constructor(
    private readonly db: Database,
    private readonly merchants: Merchants,
    private readonly logIns: LogIns,
  ) {}

  /** @throws credential_invalid; with a second factor also required_value (field code), wrong_code, too_many_attempts */
  async open({ email, password, ...manner }: LogInRequest): Promise<OpenedSession> {
    const found = await this.db.query<Account>(BY_EMAIL, [email.trim().toLowerCase()]);
    const account = await this.logIns.prove('merchant', found, password, manner);
    const opened = await this.logIns.open('merchant', account, manner);
    return { merchant: await this.db.manager.findOneByOrFail(Merchant, { id: account.id }), ...opened };
  }

  /** Every session of the person ends with the old password. @throws wrong_password (field current) · invalid_value */
  async changePassword(scope: Scope, id: number, current: string, password: string): Promise<Merchant> {
    await this.logIns.requirePassword(await this.merchants.get(scope, id), current, 'current');
    return this.merchants.update(scope, id, { password });
  }
}
