import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../storage/index.js';
import type { GazetteerFault } from './gazetteer.parser.js';

export const ADDRESS_IMPORT_STATES = ['waiting', 'running', 'done', 'refused', 'cancelled'] as const;
/** `refused`: the file has faulty lines and nothing of it was written. */
export type AddressImportState = (typeof ADDRESS_IMPORT_STATES)[number];

/** A gazetteer file that an operator sent, and how far its import has come. A worker does it, street by street. */
@Entity('address_imports')
@Index('address_imports_hub_idx', ['hubId', 'id'])
@Index('address_imports_open_idx', ['id'], { where: "state in ('waiting', 'running')" })
export class AddressImport {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) fileName: string;
  @Column({ type: 'text' }) state: AddressImportState;
  /** Faulty lines are left out; otherwise one of them refuses the whole file. */
  @Column({ type: 'boolean' }) skipFaulty: boolean;
  /** Of the file; null until it is read. */
  @Column({ type: 'int', nullable: true }) streets: number | null;
  @Column({ type: 'int' }) streetsDone: number;
  /** Lines that were read; null until the file is read. */
  @Column({ type: 'int', nullable: true }) lines: number | null;
  @Column({ type: 'int' }) faultCount: number;
  /** The first of them. */
  @Column({ type: 'jsonb' }) faults: GazetteerFault[];
  @Column({ type: 'text' }) startedBy: string;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) finishedAt: Date | null;
  /** The worker that runs it says so until then; later another one takes it over. */
  @Column(optionalInstant) claimedUntil: Date | null;
  /** The file; null when the import has ended. */
  @Column({ type: 'text', nullable: true, select: false }) content: string | null;
}
