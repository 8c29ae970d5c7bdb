import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull } from 'typeorm';
import { Database, DomainError } from '../../base/index.js';
import { AppConnection } from './app-connection.entity.js';

/** Connections that have not ended, locked until the caller's transaction scope ends. */
@Injectable()
export class OpenConnections {
  constructor(private readonly db: Database) {}

  find(which: FindOptionsWhere<AppConnection>): Promise<AppConnection | null> {
    return this.db.manager.findOne(AppConnection, {
      where: { ...which, disconnectedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** @throws connection_not_found */
  async require(which: FindOptionsWhere<AppConnection>): Promise<AppConnection> {
    const connection = await this.find(which);
    if (!connection) throw new DomainError('connection_not_found');
    return connection;
  }
}
