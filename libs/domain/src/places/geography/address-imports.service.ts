import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { CHANGED, Clock, Database, DomainError, hubWorks, type Scope, statement } from '../../base/index.js';
import { AddressImport, type AddressImportState } from './address-import.entity.js';
import {
  GazetteerImporter,
  groupByStreet,
  type StreetGroup,
  STREETS_PER_BATCH,
} from './gazetteer.importer.js';
import { readGazetteer } from './gazetteer.parser.js';

type NewAddressImport = Pick<AddressImport, 'fileName' | 'skipFaulty' | 'startedBy'> & { content: string };

type ClaimedImport = Pick<AddressImport, 'id' | 'hubId' | 'skipFaulty' | 'streetsDone'> & { content: string };

/** A worker that has not renewed its claim for this long has died. */
const CLAIM_MS = 60_000;
const MAX_FAULTS = 200;
const LISTED = 50;

const CLAIM = statement(
  'geography.address_import_claim',
  `update address_imports set state = 'running', claimed_until = $2
    where id = (select id from address_imports
                 where state in ('waiting', 'running') and (claimed_until is null or claimed_until < $1)
                   and ${hubWorks()}
                 order by id limit 1 for update skip locked)
   returning id, hub_id as "hubId", skip_faulty as "skipFaulty", streets_done as "streetsDone", content`,
);

/** Imports of addresses, each of them a job that a worker runs. */
@Injectable()
export class AddressImports {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly importer: GazetteerImporter,
  ) {}

  /** Stores the file; a worker starts within a second. @throws required_value */
  async begin(scope: Scope, { fileName, content, ...asked }: NewAddressImport): Promise<AddressImport> {
    if (content.trim() === '') throw new DomainError('required_value', { field: 'file' });
    const fresh = { state: 'waiting', streets: null, lines: null, streetsDone: 0, faultCount: 0 } as const;
    const { id } = await this.db.manager.save(
      this.db.manager.create(AddressImport, {
        ...asked,
        ...fresh,
        hubId: scope.hubId,
        fileName: fileName.trim().slice(0, 200) || 'csv',
        // PostgreSQL's text cannot hold NUL.
        content: content.replaceAll('\0', ''),
        faults: [],
        createdAt: this.clock.now(),
      }),
    );
    return this.byId(scope, id);
  }

  list({ hubId }: Scope): Promise<AddressImport[]> {
    return this.db.manager.find(AddressImport, { where: { hubId }, order: { id: 'DESC' }, take: LISTED });
  }

  /** @throws document_not_found */
  async byId({ hubId }: Scope, id: number): Promise<AddressImport> {
    return await this.db.get(AddressImport, { id, hubId }, 'document_not_found');
  }

  /** Streets already written stay. An ended import is left unchanged. @throws document_not_found */
  async cancel(scope: Scope, id: number): Promise<AddressImport> {
    await this.byId(scope, id);
    await this.end(scope.hubId, id, 'cancelled');
    return this.byId(scope, id);
  }

  /** Runs one import that waits or whose worker died. True: there may be more. */
  async runDue(): Promise<boolean> {
    const now = this.clock.millis();
    const job = await this.db.first<ClaimedImport, 'content'>(CLAIM, [
      new Date(now),
      new Date(now + CLAIM_MS),
    ]);
    if (!job) return false;
    const { lines, faults } = readGazetteer(job.content);
    const streets = groupByStreet(lines);
    await this.db.manager.update(
      AddressImport,
      { id: job.id, hubId: job.hubId },
      {
        streets: streets.length,
        lines: lines.length,
        faultCount: faults.length,
        faults: faults.slice(0, MAX_FAULTS),
      },
    );
    const refused = faults.length > 0 && (!job.skipFaulty || lines.length === 0);
    if (!refused && !(await this.write(job, streets))) return true;
    await this.end(job.hubId, job.id, refused ? 'refused' : 'done');
    return true;
  }

  /** Progress is stored with the streets, so another worker repeats none. False: it was cancelled. */
  private async write({ id, hubId, streetsDone }: ClaimedImport, streets: StreetGroup[]): Promise<boolean> {
    for (let done = streetsDone; done < streets.length; done += STREETS_PER_BATCH) {
      const batch = streets.slice(done, done + STREETS_PER_BATCH);
      const goesOn = await this.db.transaction(async (tx) => {
        const running = { id, hubId, state: 'running' } as const;
        const claimedUntil = new Date(this.clock.millis() + CLAIM_MS);
        const progress = { streetsDone: done + batch.length, claimedUntil };
        if ((await tx.manager.update(AddressImport, running, progress)).affected !== 1) return false;
        tx.announce(CHANGED.streets, hubId);
        await this.importer.writeGroups(tx, hubId, batch);
        return true;
      });
      if (!goesOn) return false;
    }
    return true;
  }

  private async end(hubId: number, id: number, state: AddressImportState): Promise<void> {
    const open = { id, hubId, state: In<AddressImportState>(['waiting', 'running']) };
    const ended = { state, finishedAt: this.clock.now(), claimedUntil: null, content: null };
    await this.db.manager.update(AddressImport, open, ended);
  }
}
