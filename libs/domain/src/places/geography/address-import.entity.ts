import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod';
import { Id, instant, json, oneOf, optionalInstant } from '../../base/index.js';
import { type GazetteerFault, gazetteerFaultSchema } from './gazetteer.parser.js';

const ADDRESS_IMPORT_STATES = ['waiting', 'running', 'done', 'refused', 'cancelled'] as const;
/** `refused`: the file has faulty lines and nothing of it was written. */
export type AddressImportState = (typeof ADDRESS_IMPORT_STATES)[number];

/** Table `address_imports`: a gazetteer file sent by an operator, and a worker's progress of its import. */
@Entity('address_imports')
@Index('address_imports_hub_idx', ['hubId', 'id'])
@Index('address_imports_open_idx', ['id'], { where: "state in ('waiting', 'running')" })
export class AddressImport {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) fileName: string;
  @Column(oneOf(ADDRESS_IMPORT_STATES)) state: AddressImportState;
  /** Skips faulty lines; otherwise one faulty line refuses the file. */
  @Column({ type: 'boolean' }) skipFaulty: boolean;
  /** Streets in the file; null until it is read. */
  @Column({ type: 'int', nullable: true }) streets: number | null;
  @Column({ type: 'int' }) streetsDone: number;
  /** null until the file is read. */
  @Column({ type: 'int', nullable: true }) lines: number | null;
  @Column({ type: 'int' }) faultCount: number;
  @Column(json(z.array(gazetteerFaultSchema))) faults: GazetteerFault[];
  @Column({ type: 'text' }) startedBy: string;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) finishedAt: Date | null;
  /** The worker's claim ends at this instant unless renewed; then another worker continues the import. */
  @Column(optionalInstant) claimedUntil: Date | null;
  /** The file; null once the import has ended. */
  @Column({ type: 'text', nullable: true, select: false }) content: string | null;
}
