import { HUB_PLANS, Hubs } from '#domain';
import type { Command } from '../command.js';

const create: Command = {
  name: 'hub create',
  summary: 'Makes a hub: a company with its own couriers, merchants and orders',
  options: {
    name: { type: 'string', value: 'text', help: 'its name', required: true },
    city: { type: 'string', value: 'text', help: 'where it works', required: true },
    state: { type: 'string', value: 'UF', help: 'of the city', required: true },
    timezone: { type: 'string', value: 'zone', help: 'such as America/Manaus; without: America/Sao_Paulo' },
    plan: { type: 'string', value: 'plan', help: HUB_PLANS.join(', ') },
    sandbox: { type: 'boolean', help: 'for trying out: a robot moves its orders' },
  },
  async run(desk, given) {
    const timezone = given.optional('timezone');
    const plan = given.choice('plan', HUB_PLANS);
    const hub = await desk.get(Hubs).create({
      name: given.text('name'),
      city: given.text('city'),
      state: given.text('state'),
      sandbox: given.flag('sandbox'),
      ...(timezone === null ? {} : { timezone }),
      ...(plan === null ? {} : { plan }),
    });
    return { data: { id: hub.id }, lines: [`Hub ${hub.id} created: ${hub.name}`] };
  },
};

const list: Command = {
  name: 'hub list',
  summary: 'Lists all hubs',
  options: {},
  async run(desk) {
    const hubs = await desk.get(Hubs).list();
    return {
      data: hubs.map(({ id, name, city, state, plan, sandbox }) => ({
        id,
        name,
        city,
        state,
        plan,
        sandbox,
      })),
      lines: hubs.map(
        ({ id, name, city, state, plan, sandbox }) =>
          `${id}  ${name}  ${city}/${state}  ${plan}${sandbox ? '  sandbox' : ''}`,
      ),
    };
  },
};

export const HUB_COMMANDS: readonly Command[] = [create, list];
