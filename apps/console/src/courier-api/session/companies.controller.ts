import { Catalog, Hub, Hubs, privacyNotice, VehicleType } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { publicApi } from '../../http/declared-api.decorator.js';
import { courierApi } from './courier-api.decorator.js';

const companyAnswer = answers.recordOf(Hub, ['id name city state timezone'], {
  ...answers.each(['phone', 'logoUrl'], answers.text),
  /** Paragraphs, divided by empty lines. */
  privacyNotice: z.string(),
  vehicleTypes: z.array(answers.recordOf(VehicleType, ['id name kind'])),
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
