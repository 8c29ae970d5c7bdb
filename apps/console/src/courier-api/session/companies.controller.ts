import { Catalog, type Hub, Hubs, privacyNotice, VEHICLE_KINDS } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { publicApi } from '../../http/declared-api.decorator.js';
import { courierApi } from './courier-api.decorator.js';

const companyAnswer = z.strictObject({
  id: z.int(),
  ...answers.each(['name', 'city', 'state', 'timezone'], z.string()),
  phone: answers.text,
  logoUrl: answers.text,
  /** Paragraphs, divided by empty lines. */
  privacyNotice: z.string(),
  vehicleTypes: z.array(z.strictObject({ id: z.int(), name: z.string(), kind: z.enum(VEHICLE_KINDS) })),
});

const services = { hubs: Hubs, catalog: Catalog };
const title = 'CourierCompaniesController';
const own = courierApi('company', services);
const any = publicApi('api/courier/companies', services, { id: fields.pathId('hub_not_found') });

export const COMPANY_CONTROLLERS = [
  own.controller(title, {
    own: own.get('', {
      summary: "The courier's company",
      answer: companyAnswer,
      run: async ({ hubs, catalog, by }) => shown(catalog, await hubs.get(by.hubId)),
    }),
  }),
  any.controller(title, {
    show: any.get(':id', {
      summary: 'The company behind a link to register: its name and the vehicles it works with',
      description: 'Only a company that takes registrations; it may switch them off.',
      answer: companyAnswer,
      run: async ({ hubs, catalog, id }) => shown(catalog, await hubs.takingRegistrations(id)),
    }),
  }),
];

async function shown(catalog: Catalog, { ...hub }: Hub) {
  const vehicleTypes = await catalog.vehicleTypes(hub.id);
  return { ...hub.settings.branding, ...hub, vehicleTypes, privacyNotice: privacyNotice(hub) };
}
