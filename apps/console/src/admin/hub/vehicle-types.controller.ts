import { Catalog, VEHICLE_KINDS, type Scope } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText, mediaField, nameField } from '../field.schemas.js';
import { vehicleTypeAnswer } from './hub.answers.js';

const maximum = z.number().positive().max(100_000).nullable().exactOptional();
const traits = {
  dimensionsRequired: z.boolean().exactOptional(),
  limitsEnforced: z.boolean().exactOptional(),
  maxHeightCm: maximum,
  maxWidthCm: maximum,
  maxLengthCm: maximum,
  maxWeightKg: maximum,
  media: mediaField.exactOptional(),
};
const newVehicleType = z.strictObject({ name: nameField, kind: z.enum(VEHICLE_KINDS), ...traits });
const vehicleTypePatch = z.strictObject({
  name: nameField.exactOptional(),
  kind: z.enum(VEHICLE_KINDS).exactOptional(),
  ...traits,
});
@AdminController('vehicle-types', 'catalog')
export class AdminVehicleTypesController {
  constructor(private readonly catalog: Catalog) {}

  @Endpoint({ method: 'GET', status: 200, summary: 'Lists vehicle types', answer: listOf(vehicleTypeAnswer) })
  async list(@CurrentScope() { hubId }: Scope) {
    return { items: await this.catalog.vehicleTypes(hubId) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a vehicle type',
    params: { id: idText },
    answer: vehicleTypeAnswer,
    errors: [404],
  })
  read(@CurrentScope() { hubId }: Scope, @EndpointParam('id') id: number) {
    return this.catalog.vehicleType(hubId, id);
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Adds a vehicle type',
    body: newVehicleType,
    answer: vehicleTypeAnswer,
    errors: [409],
    audit: { entity: 'vehicle_type', action: 'created' },
  })
  create(@CurrentScope() { hubId }: Scope, @EndpointBody() body: z.output<typeof newVehicleType>) {
    return this.catalog.createVehicleType(hubId, body);
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Changes a vehicle type',
    params: { id: idText },
    body: vehicleTypePatch,
    answer: vehicleTypeAnswer,
    errors: [404, 409],
    audit: { entity: 'vehicle_type', action: 'updated' },
  })
  update(
    @CurrentScope() { hubId }: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof vehicleTypePatch>,
  ) {
    return this.catalog.updateVehicleType(hubId, id, body);
  }
}
