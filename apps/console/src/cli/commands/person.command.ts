import { Audit, Database, hubScope, Hubs, Privacy, type Person } from '#domain';
import { HUB_OPTION, type Command, type CommandArguments, UsageError } from '../command.types.js';

const KINDS = ['courier', 'merchant', 'recipient'] as const;
const OPERANDS = ['kind', 'id'];

const show: Command = {
  name: 'person export',
  summary: 'Everything kept of a courier, a merchant (by id) or a recipient (by telephone), as JSON',
  operands: OPERANDS,
  options: { hub: HUB_OPTION },
  async run(context, given) {
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const data = await context.get(Privacy).export(hubScope(hubId), personOf(given));
    return { data, lines: [JSON.stringify(data, null, 2)] };
  },
};

const forget: Command = {
  name: 'person anonymise',
  summary: 'Forgets who it was; orders and books stay. Cannot be undone',
  operands: OPERANDS,
  options: { hub: HUB_OPTION, yes: { help: 'without it nothing happens' } },
  async run(context, given) {
    const person = personOf(given);
    if (!given.flag('yes')) throw new UsageError('This cannot be undone: say --yes');
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const db = context.get(Database);
    await db.inTransactionScope(async () => {
      await context.get(Privacy).anonymise(hubScope(hubId), person);
      await context.get(Audit).record(db, {
        hubId,
        actor: { kind: 'system', id: null, name: 'cli' },
        ...(person.kind === 'recipient'
          ? { action: 'order.recipient_anonymised', entity: 'order', entityId: null }
          : { action: `${person.kind}.anonymised`, entity: person.kind, entityId: String(person.id) }),
      });
    });
    return { data: { anonymised: true }, lines: [`The ${person.kind} is forgotten`] };
  },
};

function personOf(given: CommandArguments): Person {
  const kind = KINDS.find((each) => each === given.operand('kind'));
  if (!kind) throw new UsageError(`<kind> must be one of ${KINDS.join(', ')}`);
  if (kind === 'recipient') return { kind, phone: given.operand('id') };
  return { kind, id: given.idOperand('id') };
}

export const PERSON_COMMANDS: readonly Command[] = [show, forget];
