import { Column, Entity, Index } from 'typeorm';
import { Id, instant, oneOf, optionalInstant } from '../../base/index.js';

const CITY_IMPORT_STATES = ['receiving', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type CityImportState = (typeof CITY_IMPORT_STATES)[number];

/** `census`: addresses of a municipality, which go into the gazetteer of the hub alone. */
export const CITY_IMPORT_KINDS = ['city', 'census'] as const;
export type CityImportKind = (typeof CITY_IMPORT_KINDS)[number];

/** Steps in order. `find` looks the town up in a large file; `streets` writes them into the gazetteer. */
export const CITY_IMPORT_STEPS = ['find', 'read', 'map', 'roads', 'streets'] as const;
export type CityImportStep = (typeof CITY_IMPORT_STEPS)[number];

/** too_large: for 1 GB of memory · disk_full: for the file or its results · stopped: the server, twice. */
const CITY_IMPORT_FAULTS = [
  'too_large',
  'disk_full',
  'foreign',
  'truncated',
  'broken',
  'empty',
  'stopped',
  'failed',
] as const;
export type CityImportFault = (typeof CITY_IMPORT_FAULTS)[number];

/** Table `city_imports`: a file of OpenStreetMap or of the census that somebody sends, and its progress. */
@Entity('city_imports')
@Index('city_imports_hub_idx', ['hubId', 'id'])
@Index('city_imports_open_idx', ['state', 'id'], {
  where: "(state = ANY (ARRAY['waiting'::text, 'running'::text]))",
})
@Index('city_imports_running_idx', ['state'], { unique: true, where: "state = 'running'" })
export class CityImport {
  @Id() id: number;
  /** The gazetteer of this hub gets the streets. */
  @Column({ type: 'bigint' }) hubId: number;
  @Column(oneOf(CITY_IMPORT_KINDS, { default: 'city' })) kind: CityImportKind;
  /** Name of the received file in the data folder. */
  @Column({ type: 'uuid' }) file: string;
  @Column({ type: 'text' }) fileName: string;
  /** The name of the stored city; of a census, its municipality. */
  @Column({ type: 'text' }) city: string;
  @Column({ type: 'bigint' }) size: number;
  @Column({ type: 'bigint' }) received: number;
  @Column(oneOf(CITY_IMPORT_STATES)) state: CityImportState;
  @Column(oneOf(CITY_IMPORT_STEPS, { nullable: true })) step: CityImportStep | null;
  @Column({ type: 'int' }) percent: number;
  /** A server that stops in the middle begins the import again. */
  @Column({ type: 'int' }) attempts: number;
  @Column(oneOf(CITY_IMPORT_FAULTS, { nullable: true })) fault: CityImportFault | null;
  @Column({ type: 'int', nullable: true }) streets: number | null;
  @Column({ type: 'int', nullable: true }) houses: number | null;
  @Column({ type: 'text' }) startedBy: string;
  @Column(instant) createdAt: Date;
  /** Start of the present attempt. */
  @Column(optionalInstant) startedAt: Date | null;
  @Column(optionalInstant) finishedAt: Date | null;
  /** The worker's claim ends at this instant unless renewed; then another worker begins again. */
  @Column(optionalInstant) claimedUntil: Date | null;
}
