import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import {
  Clock,
  Database,
  Demonstration,
  DomainError,
  newUuid,
  type ReceivedFile,
  type Scope,
  statement,
} from '../../base/index.js';
import { Hubs } from '../../company/index.js';
import {
  Cities,
  type CityKeeper,
  CityKeeping,
  cityNameOf,
  mayBeCensus,
  municipalityOf,
} from '../../places/index.js';
import { CityFileFull, CityFiles } from './city-builder.port.js';
import {
  CITY_IMPORT_STEPS,
  CityImport,
  type CityImportFault,
  type CityImportKind,
  type CityImportState,
  type CityImportStep,
} from './city-import.entity.js';

/** The largest region of Brazil has about 800 MB. */
export const MAX_CITY_BYTES = 2 * 1024 * 1024 * 1024;
const LISTED = 20;

type CityFile = Pick<CityImport, 'kind' | 'fileName' | 'size'>;

const RECEIVED = statement(
  'city-imports.received',
  `update city_imports set received = $4, state = case when $4 = size then 'waiting' else state end
    where hub_id = $1 and id = $2 and state = 'receiving' and received = $3`,
);

/**
 * Files of cities, received piece by piece: a connection that breaks costs one piece. A worker makes the city
 * (`CityImportRunner`). A city serves every hub of the installation, so it is not every hub's to change.
 */
@Injectable()
export class CityImports extends CityKeeping {
  override readonly maxBytes = MAX_CITY_BYTES;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly cities: Cities,
    private readonly files: CityFiles,
    private readonly demonstration: Demonstration,
  ) {
    super();
  }

  /** Platform operators may bring and remove cities; an owner where no other company works with them. */
  override async mayKeep({ isOfPlatform, scope }: CityKeeper): Promise<boolean> {
    return isOfPlatform || this.demonstration.active || (await this.hubs.isOnlyCompany(scope.hubId));
  }

  /** @throws forbidden · invalid_value (larger than allowed, or than the disk has room) */
  async begin(by: CityKeeper, { kind, fileName, size }: CityFile): Promise<CityImport> {
    await this.requireKeeper(by, kind);
    if (size > MAX_CITY_BYTES) throw new DomainError('invalid_value', { field: 'size' });
    await this.forgetUnfinished(by.scope);
    if (!(await this.files.hasRoom(size))) throw new DomainError('invalid_value', { field: 'room' });
    const { city } = await this.hubs.get(by.scope.hubId);
    const fresh = { state: 'receiving', received: 0, percent: 0, attempts: 0 } as const;
    const { id } = await this.db.manager.save(
      this.db.manager.create(CityImport, {
        ...fresh,
        hubId: by.scope.hubId,
        kind,
        file: newUuid(),
        fileName: fileName.trim().slice(0, 200) || 'osm',
        city: kind === 'city' ? cityNameOf(city) : (municipalityOf(fileName) ?? city),
        size,
        startedBy: by.name,
        createdAt: this.clock.now(),
      }),
    );
    return this.byId(by.scope, id);
  }

  list({ hubId }: Scope): Promise<CityImport[]> {
    return this.db.manager.find(CityImport, { where: { hubId }, order: { id: 'DESC' }, take: LISTED });
  }

  /** @throws document_not_found */
  async byId({ hubId }: Scope, id: number): Promise<CityImport> {
    return await this.db.get(CityImport, { id, hubId }, 'document_not_found');
  }

  /**
   * A part that does not begin where the file ends changes nothing; the answer says where. After the last
   * part the file waits for a worker. @throws forbidden · document_not_found · invalid_value (beyond the
   * size)
   */
  async receive(by: CityKeeper, id: number, offset: number, part: ReceivedFile): Promise<CityImport> {
    const { kind, state, received, size, file } = await this.keepersOwn(by, id);
    if (state !== 'receiving' || received !== offset) return this.byId(by.scope, id);
    const end = offset + part.size;
    if (end > size) throw new DomainError('invalid_value', { field: 'size' });
    const mayBe = kind === 'city' ? this.files.mayBeCity(part.start) : mayBeCensus(part.start);
    if (offset === 0 && !mayBe) return this.fail(by.scope, id, 'foreign');
    try {
      await this.files.write(file, part.path, offset);
    } catch (error) {
      if (error instanceof CityFileFull) return this.fail(by.scope, id, 'disk_full');
      throw error;
    }
    await this.db.execute(RECEIVED, [by.scope.hubId, id, offset, end]);
    return this.byId(by.scope, id);
  }

  /** An ended import stays as it is; the old city serves on. @throws forbidden · document_not_found */
  async cancel(by: CityKeeper, id: number): Promise<CityImport> {
    const { file, state } = await this.keepersOwn(by, id);
    await this.end(by.scope, id, 'cancelled', null);
    // A worker reads the file until it finds out.
    if (state !== 'running') await this.files.remove(file);
    return this.byId(by.scope, id);
  }

  async isResumable({ state, file }: CityImport): Promise<boolean> {
    return state === 'failed' && (await this.files.has(file));
  }

  /** Begins a failed import again with the file that was received. @throws forbidden · document_not_found */
  async again(by: CityKeeper, id: number): Promise<CityImport> {
    if (!(await this.isResumable(await this.keepersOwn(by, id)))) throw new DomainError('document_not_found');
    const failed = { hubId: by.scope.hubId, id, state: 'failed' } as const;
    const afresh = {
      state: 'waiting',
      fault: null,
      finishedAt: null,
      attempts: 0,
      percent: 0,
      step: null,
    } as const;
    await this.db.manager.update(CityImport, failed, afresh);
    return this.byId(by.scope, id);
  }

  /** Removes map and roads; addresses stay. @throws forbidden · document_not_found */
  async removeCity(by: CityKeeper, name: string): Promise<void> {
    await this.requireKeeper(by, 'city');
    if (!(await this.cities.remove(name))) throw new DomainError('document_not_found');
  }

  private async keepersOwn(by: CityKeeper, id: number): Promise<CityImport> {
    const one = await this.byId(by.scope, id);
    await this.requireKeeper(by, one.kind);
    return one;
  }

  /** The addresses of a census are of the hub alone. */
  private async requireKeeper(by: CityKeeper, kind: CityImportKind): Promise<void> {
    if (kind === 'city' && !(await this.mayKeep(by))) throw new DomainError('forbidden');
  }

  /** Files that were given up give their room to the next. */
  private async forgetUnfinished(scope: Scope): Promise<void> {
    for (const { id, state, file } of await this.list(scope)) {
      if (state === 'waiting' || state === 'running') continue;
      if (state === 'receiving') await this.end(scope, id, 'cancelled', null);
      await this.files.remove(file);
    }
  }

  private async fail(scope: Scope, id: number, fault: CityImportFault): Promise<CityImport> {
    const { file } = await this.byId(scope, id);
    await this.end(scope, id, 'failed', fault);
    await this.files.remove(file);
    return this.byId(scope, id);
  }

  private async end({ hubId }: Scope, id: number, state: CityImportState, fault: CityImportFault | null) {
    const open = { hubId, id, state: In(['receiving', 'waiting', 'running']) };
    const ended = { state, fault, finishedAt: this.clock.now(), claimedUntil: null };
    await this.db.manager.update(CityImport, open, ended);
  }
}

/** Shares of the whole time in percent, measured with cities of 24,000 to 1,000,000 nodes. */
const WEIGHTS: Readonly<Record<CityImportKind, Readonly<Record<CityImportStep, number>>>> = {
  city: { find: 5, read: 20, map: 25, roads: 30, streets: 20 },
  census: { find: 0, read: 25, map: 0, roads: 0, streets: 75 },
};
const MIN_PERCENT = 3;
const MS = 1_000;

/** @param share 0 to 1 of the step */
export function percentOf(step: CityImportStep, share: number, kind: CityImportKind = 'city'): number {
  const weights = WEIGHTS[kind];
  const before = CITY_IMPORT_STEPS.slice(0, CITY_IMPORT_STEPS.indexOf(step));
  const done = before.reduce((sum, one) => sum + weights[one], 0) + weights[step] * Math.min(1, share);
  return Math.floor(Math.min(99, done));
}

/** null: the import does not run, or has only just begun. */
export function secondsLeft(
  { state, percent, startedAt }: Pick<CityImport, 'state' | 'percent' | 'startedAt'>,
  nowMs: number,
): number | null {
  if (state !== 'running' || startedAt === null || percent < MIN_PERCENT) return null;
  const passed = nowMs - startedAt.getTime();
  return Math.max(1, Math.round((passed * (100 - percent)) / percent / MS));
}
