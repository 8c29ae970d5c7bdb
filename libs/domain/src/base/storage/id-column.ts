import { PrimaryGeneratedColumn } from 'typeorm';

/** Integer id from the table's own sequence; migrations start it at 10001. */
export function Id(): PropertyDecorator {
  return PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' });
}
