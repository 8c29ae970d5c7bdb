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
const ownApi = courierApi('company', services);
const linkApi = publicApi('api/courier/companies', services, { id: fields.pathId('hub_not_found') });

export const COMPANY_CONTROLLERS = [
  ownApi.controller(title, {
    own: ownApi.get('', {
      summary: "Shows the courier's company",
      answer: companyAnswer,
      run: async ({ hubs, catalog, by }) => companyBody(catalog, await hubs.get(by.hubId)),
    }),
  }),
  linkApi.controller(title, {
    show: linkApi.get(':id', {
      summary: 'Shows the company of a registration link: its name and the vehicles it works with',
      description: 'Only a company that takes registrations is found.',
      answer: companyAnswer,
      run: async ({ hubs, catalog, id }) => companyBody(catalog, await hubs.takingRegistrations(id)),
    }),
  }),
];

async function companyBody(catalog: Catalog, { ...hub }: Hub) {
  const vehicleTypes = await catalog.vehicleTypes(hub.id);
  return { ...hub.settings.branding, ...hub, vehicleTypes, privacyNotice: privacyNotice(hub) };
}
