import { Fleets, type FleetView, type Scope } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idField as idNumber, idText, nameField, text } from '../field.schemas.js';
import { fleetAnswer } from './courier.answers.js';

const description = text.nullable().exactOptional();
const newFleet = z.strictObject({ name: nameField, description });
const fleetPatch = z.strictObject({ name: nameField.exactOptional(), description });
const members = z.strictObject({ courierIds: z.array(idNumber).max(10_000) });

/** Fleets, which are groups of couriers; `GET /couriers?fleetId=` lists the couriers of one. */
@AdminController('fleets', 'couriers')
export class FleetsController {
  constructor(private readonly fleets: Fleets) {}

  @Endpoint({ method: 'GET', status: 200, summary: 'Lists fleets', answer: listOf(fleetAnswer) })
  async list(@CurrentScope() by: Scope) {
    return { items: (await this.fleets.list(by)).map(fleetBody) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a fleet',
    params: { id: idText },
    answer: fleetAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return fleetBody(await this.fleets.byId(by, id));
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Adds a fleet',
    body: newFleet,
    answer: fleetAnswer,
    errors: [409],
    audit: { entity: 'fleet', action: 'created' },
  })
  async create(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof newFleet>) {
    return fleetBody(await this.fleets.create(by, body));
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Changes a fleet',
    params: { id: idText },
    body: fleetPatch,
    answer: fleetAnswer,
    errors: [404, 409],
    audit: { entity: 'fleet', action: 'updated' },
  })
  async update(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof fleetPatch>,
  ) {
    return fleetBody(await this.fleets.update(by, id, body));
  }

  /** Deletes a fleet; its couriers stay. */
  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Removes a fleet; its couriers stay',
    params: { id: idText },
    errors: [404],
    audit: { entity: 'fleet', action: 'deleted' },
  })
  delete(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.fleets.delete(by, id);
  }

  /** Replaces the couriers of a fleet. One courier joins or leaves by `PATCH /couriers/{id} {fleetId}`. */
  @Endpoint({
    method: 'PUT',
    path: ':id/couriers',
    status: 200,
    summary: 'Sets the couriers of a fleet: these and no others',
    params: { id: idText },
    body: members,
    answer: fleetAnswer,
    errors: [404],
    audit: { entity: 'fleet', action: 'couriers_set' },
  })
  async setCouriers(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { courierIds }: z.output<typeof members>,
  ) {
    return fleetBody(await this.fleets.setCouriers(by, id, courierIds));
  }
}

function fleetBody({ hubId: _, ...shown }: FleetView) {
  return shown;
}
