import { Injectable } from '@nestjs/common';
import {
  Clock,
  DomainError,
  type Scope,
  Database,
  requireUnique,
  type Queryable,
  type Transaction,
  requireHubScope,
  requireText,
  statement,
  type RowOf,
} from '../../base/index.js';
import { Courier, Fleet } from './courier.entity.js';

type FleetInput = Pick<Fleet, 'name'> & Partial<Pick<Fleet, 'description'>>;

const VIEWS = statement(
  'couriers.fleets_view',
  `select f.id, f.hub_id as "hubId", f.name, f.description, f.created_at as "createdAt",
          f.updated_at as "updatedAt", count(c.id)::int as couriers
     from fleets f left join couriers c on c.fleet_id = f.id
    where f.hub_id = $1 and ($2::bigint is null or f.id = $2)
    group by f.id order by f.name, f.id`,
);
type FleetView = RowOf<typeof VIEWS>;

@Injectable()
export class Fleets {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Sorted by name. @throws forbidden */
  list(scope: Scope): Promise<FleetView[]> {
    return this.views(scope, this.db, null);
  }

  /** @throws fleet_not_found · forbidden */
  async byId(scope: Scope, id: number, on: Queryable = this.db): Promise<FleetView> {
    const [found] = await this.views(scope, on, id);
    if (!found) throw new DomainError('fleet_not_found', { field: 'fleetId' });
    return found;
  }

  /** @throws required_value · not_unique · forbidden */
  create(scope: Scope, input: FleetInput): Promise<FleetView> {
    requireHubScope(scope);
    const now = this.clock.now();
    const named = { ...input, name: requireText(input.name, 'name') };
    const record = { description: null, ...named, hubId: scope.hubId, createdAt: now, updatedAt: now };
    return this.saving(async (tx) => {
      const { id } = await tx.manager.save(Fleet, record);
      return this.byId(scope, id, tx);
    });
  }

  /** @throws fleet_not_found · required_value · not_unique · forbidden */
  update(scope: Scope, id: number, patch: Partial<FleetInput>): Promise<FleetView> {
    return this.saving(async (tx) => {
      const known = await this.byId(scope, id, tx);
      const name = requireText(patch.name ?? known.name, 'name');
      const changes = { ...patch, name, updatedAt: this.clock.now() };
      await tx.manager.update(Fleet, { id, hubId: scope.hubId }, changes);
      return this.byId(scope, id, tx);
    });
  }

  /** The couriers remain, without a fleet. @throws fleet_not_found · forbidden */
  delete(scope: Scope, id: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      await this.byId(scope, id, tx);
      await tx.manager.update(Courier, { hubId: scope.hubId, fleetId: id }, { fleetId: null });
      await tx.manager.delete(Fleet, { id, hubId: scope.hubId });
    });
  }

  /** Sets the couriers, who leave other fleets. @throws fleet_not_found · courier_not_found · forbidden */
  setCouriers(scope: Scope, id: number, courierIds: readonly number[]): Promise<FleetView> {
    return this.db.transaction(async (tx) => {
      await this.byId(scope, id, tx);
      const wanted = [...new Set(courierIds)];
      const held = await tx.execute(
        `select from couriers where hub_id = $1 and (id = any($2::bigint[]) or fleet_id = $3) order by id for update`,
        [scope.hubId, wanted, id],
      );
      await tx.execute(
        `update couriers set fleet_id = case when id = any($2::bigint[]) then $3::bigint end, updated_at = $4
          where hub_id = $1 and (id = any($2::bigint[])) is distinct from (fleet_id is not distinct from $3)
            and (id = any($2::bigint[]) or fleet_id = $3)`,
        [scope.hubId, wanted, id, this.clock.now()],
      );
      const view = await this.byId(scope, id, tx);
      if (held < wanted.length || view.couriers !== wanted.length)
        throw new DomainError('courier_not_found', { field: 'courierIds' });
      return view;
    });
  }

  private views(scope: Scope, on: Queryable, id: number | null): Promise<FleetView[]> {
    requireHubScope(scope);
    return on.query(VIEWS, [scope.hubId, id]);
  }

  private saving(work: (tx: Transaction) => Promise<FleetView>): Promise<FleetView> {
    return requireUnique(this.db.transaction(work), 'not_unique', { field: 'name' });
  }
}
