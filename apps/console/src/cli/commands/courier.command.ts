import { randomBytes } from 'node:crypto';
import { CourierRegistrations, hubScope, Hubs } from '#domain';
import { HUB_OPTION, type Command } from '../command.types.js';

const PASSWORD_BYTES = 9;

const create: Command = {
  name: 'courier create',
  summary: 'Registers a courier, who may work once approved',
  options: {
    hub: HUB_OPTION,
    name: { value: 'text', help: 'full name', required: true },
    phone: { value: 'number', help: 'with area code; logs in with it', required: true },
    password: { value: 'text', help: 'without: one is made and shown' },
    email: { value: 'address', help: 'e-mail' },
    cpf: { value: 'number', help: 'tax number' },
    'vehicle-types': { value: 'ids', help: 'what orders it may carry, as 1,2' },
    categories: { value: 'ids', help: 'service levels, as 1,2' },
    approve: { help: 'approves at once' },
  },
  async run(context, given) {
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const couriers = context.get(CourierRegistrations);
    const chosen = given.optional('password');
    const password = chosen ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    const { id } = await couriers.register(hubScope(hubId), {
      name: given.text('name'),
      phone: given.text('phone'),
      password,
      email: given.optional('email'),
      cpf: given.optional('cpf'),
      vehicleTypeIds: given.ids('vehicle-types'),
      categoryIds: given.ids('categories'),
    });
    if (given.flag('approve')) await couriers.approve(hubScope(hubId), id);
    const shown = chosen === null ? { password } : {};
    return {
      data: { id, approved: given.flag('approve'), ...shown },
      lines: [
        `Courier ${id} created${given.flag('approve') ? ' and approved' : ', waiting for approval'}`,
        ...(chosen === null ? [`Password (shown once): ${password}`] : []),
      ],
    };
  },
};

const approve: Command = {
  name: 'courier approve',
  summary: 'Lets a courier work',
  operands: ['courier'],
  options: { hub: HUB_OPTION },
  async run(context, given) {
    const id = given.idOperand('courier');
    await context.get(CourierRegistrations).approve(hubScope(given.id('hub')), id);
    return { data: { id, approved: true }, lines: [`Courier ${id} approved`] };
  },
};

export const COURIER_COMMANDS: readonly Command[] = [create, approve];
