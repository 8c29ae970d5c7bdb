import { DomainError, Hubs, OPERATOR_ROLES, Operators, PasswordResets, SecondFactors } from '#domain';
import { randomBytes } from 'node:crypto';
import type { Command } from '../command.types.js';

const PASSWORD_BYTES = 12;
const PERSON = {
  hub: { value: 'id', help: 'the hub; without: the platform' },
  email: { value: 'address', help: 'of the person', required: true },
};

const create: Command = {
  name: 'operator create',
  summary: 'Lets a person into the admin API; the first one of a hub can only come from here',
  notes: ['They log in with `POST /api/admin/login`; programs take a token instead (--token).'],
  options: {
    hub: { value: 'id', help: 'the hub; without: the platform, which sees to hubs' },
    name: { value: 'text', help: 'full name', required: true },
    email: { value: 'address', help: 'logs in with it', required: true },
    role: { value: 'role', help: `${OPERATOR_ROLES.join(', ')}; without: owner` },
    password: { value: 'text', help: 'without: one is made and shown' },
    token: { value: 'label', help: 'issues a token too, shown once' },
  },
  async run(context, given) {
    const hub = given.optionalId('hub');
    if (hub !== null) await context.get(Hubs).get(hub);
    const operators = context.get(Operators);
    const chosen = given.optional('password');
    const password = chosen ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    const { id, role } = await operators.create(hub, {
      name: given.text('name'),
      email: given.text('email'),
      role: given.choice('role', OPERATOR_ROLES) ?? 'owner',
      password,
    });
    const label = given.optional('token');
    const issued = label === null ? {} : { token: (await operators.issueToken(id, { label })).token };
    const shown = { ...(chosen === null && { password }), ...issued };
    return {
      data: { id, role, ...shown },
      lines: [
        `Operator ${id} created: ${role} of ${hub === null ? 'the platform' : `hub ${hub}`}`,
        ...Object.entries(shown).map(([what, secret]) => `The ${what}, shown once: ${secret}`),
      ],
    };
  },
};

const resetSecondFactor: Command = {
  name: 'operator reset-second-factor',
  summary: 'Takes the second factor of a person whose phone is lost; their sessions end',
  options: PERSON,
  async run(context, given) {
    const email = given.text('email').trim().toLowerCase();
    const people = await context.get(Operators).list(given.optionalId('hub'));
    const person = people.find((one) => one.email === email);
    if (!person) throw new DomainError('operator_not_found');
    await context.get(SecondFactors).reset('operator', person.id);
    return {
      data: { id: person.id },
      lines: [`The second factor of ${person.name} is gone: the next log-in asks for the password alone`],
    };
  },
};

const recover: Command = {
  name: 'operator recover',
  summary: 'Prints a link by which a person chooses a new password, for whom no mail reaches',
  notes: [
    'The link is valid once, for 30 minutes; using it ends the sessions of the person. A second factor stays:',
    'a recovery code takes its place, or `operator reset-second-factor`.',
  ],
  options: PERSON,
  async run(context, given) {
    const resets = context.get(PasswordResets);
    const { name, link } = await resets.operatorLink(given.optionalId('hub'), given.text('email'));
    return { data: { link }, lines: [`For ${name}, once, within 30 minutes: ${link}`] };
  },
};

export const OPERATOR_COMMANDS: readonly Command[] = [create, recover, resetSecondFactor];
