import { Injectable } from '@nestjs/common';
import { SecondFactorBook } from '../operators/index.js';
import { Cipher, Clock } from '../shared/index.js';
import { Database } from '../storage/index.js';
import { MerchantSessions } from './merchant-sessions.service.js';

/** The second factors of merchants and sub-users, which are optional. */
@Injectable()
export class MerchantSecondFactors extends SecondFactorBook {
  constructor(db: Database, clock: Clock, cipher: Cipher, sessions: MerchantSessions) {
    super(db, clock, cipher, 'merchant', sessions);
  }
}
