import { Injectable } from '@nestjs/common';
import { Cipher, Clock } from '../shared/index.js';
import { Database } from '../storage/index.js';
import { OperatorSessions } from './operator-sessions.service.js';
import { SecondFactorBook } from './second-factor-book.service.js';

/** The second factor of operators. */
@Injectable()
export class SecondFactors extends SecondFactorBook {
  constructor(db: Database, clock: Clock, cipher: Cipher, sessions: OperatorSessions) {
    super(db, clock, cipher, 'operator', sessions);
  }
}
