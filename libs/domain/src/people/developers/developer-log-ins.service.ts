import { Injectable } from '@nestjs/common';
import { type LogInManner, LogIns } from '../sessions/index.js';
import { DomainError, Database } from '../../base/index.js';
import { Developer } from './developer.entity.js';

interface LogInRequest extends LogInManner {
  readonly email: string;
  readonly password: string;
}

/** Log-ins of developers by e-mail and password. */
@Injectable()
export class DeveloperLogIns {
  constructor(
    private readonly db: Database,
    private readonly logIns: LogIns,
  ) {}

  /**
   * An account that is not confirmed is refused as an unknown one: who registers an address would see by the difference
   * whether it was registered. @throws credential_invalid
   */
  async open({ email, password, ...manner }: LogInRequest) {
    const known = await this.db.manager.findBy(Developer, { email: email.trim().toLowerCase() });
    const found = known.map((developer) => Object.assign(developer, { hubId: null }));
    const developer = await this.logIns.prove('developer', found, password, manner);
    if (developer.confirmedAt === null) throw new DomainError('credential_invalid');
    return { developer, ...(await this.logIns.open('developer', developer, manner)) };
  }
}
