import { CashHandIns, cents, CourierBlocks, Wallets } from '#domain';
import { callerWith, type AdminCaller } from '../admin.world.js';
import { anOperator } from '../../support/builders/index.js';
import { CourierWorld, PNG, type CourierApp } from '../courier.world.js';

describe('what couriers contest', () => {
  let world: CourierWorld;
  let admin: AdminCaller;

  beforeAll(async () => {
    world = await CourierWorld.open();
    admin = callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'finance'));
  });

  async function charged(): Promise<{ app: CourierApp; entryId: number }> {
    const app = await world.aCourier();
    const owner = { kind: 'courier', id: app.id } as const;
    const { entry } = await world.face
      .get(Wallets)
      .debit(world.hub.scope, owner, { amount: cents(700), description: 'Mochila', allowNegative: true });
    return { app, entryId: entry.id };
  }

  const decide = (id: number, body: object) => admin('post', `/contests/${String(id)}/decide`, body);

  it('reaches a queue with a deadline, and the movement that follows is linked', async () => {
    const { app, entryId } = await charged();
    const { body: contest } = await app
      .upload('/contests', 'photo', PNG, 'x.png')
      .field('about', 'charge')
      .field('subjectId', String(entryId))
      .field('text', 'A mochila já estava paga')
      .expect(201);
    const due = new Date(world.face.core.clock.millis() + 72 * 3_600_000).toISOString();
    expect(contest).toMatchObject({ state: 'open', dueAt: due, answer: null });
    const { items } = (await admin('get', '/contests').expect(200)).body;
    expect(items).toMatchObject([
      { id: contest.id, subjectId: entryId, hasPhoto: true, subjectText: 'Mochila', subjectCents: 700 },
    ]);
    await admin('get', `/contests/${String(contest.id)}/photo`).expect(200);

    const answer = 'Mochila paga em outubro';
    const decided = await decide(contest.id as number, { accepted: true, answer, amountCents: 700 }).expect(
      200,
    );
    const [shown] = (await app.get('/contests').expect(200)).body.items;
    expect(shown).toMatchObject({ state: 'accepted', answer, movementId: decided.body.movementId });
    const { items: entries, balanceCents } = (await app.get('/wallet/entries').expect(200)).body;
    expect(balanceCents).toBe(0);
    const description = 'Contestação aceita · Mochila';
    expect(entries[0]).toMatchObject({ id: shown.movementId, amountCents: 700, description });
    await decide(contest.id as number, { accepted: false, answer: 'Mudei de ideia' }).expect(409);
  });

  it('sets what was charged aside until it is decided: given back, or taken', async () => {
    const statusOf = async ({ app, entryId }: Awaited<ReturnType<typeof charged>>) => {
      const { items } = (await app.get('/wallet/entries').expect(200)).body;
      return (items as { id: number; status: string }[]).find(({ id }) => id === entryId)?.status;
    };
    const contested = async () => {
      const one = await charged();
      expect(await statusOf(one)).toBe('completed');
      const about = { about: 'charge', subjectId: one.entryId, text: 'Não reconheço' };
      const { body } = await one.app.post('/contests', about).expect(201);
      expect(await statusOf(one)).toBe('pending');
      return { ...one, id: body.id as number };
    };
    const [won, half, lost] = [await contested(), await contested(), await contested()];
    await decide(won.id, { accepted: true, answer: 'Já estava paga', amountCents: 700 }).expect(200);
    await decide(half.id, { accepted: true, answer: 'Metade', amountCents: 350 }).expect(200);
    await decide(lost.id, { accepted: false, answer: 'Está no contrato' }).expect(200);
    expect([await statusOf(won), await statusOf(half), await statusOf(lost)]).toEqual([
      'reversed',
      'completed',
      'completed',
    ]);
  });

  it('is one at a time for a subject, and only about what is the courier’s own', async () => {
    const [mine, other] = [await charged(), await charged()];
    const open = (subjectId: number) =>
      mine.app.post('/contests', { about: 'charge', subjectId, text: 'Não reconheço' });
    await open(mine.entryId).expect(201);
    await open(mine.entryId).expect(409);
    await open(other.entryId).expect(400);
    await mine.app.post('/contests', { about: 'block', text: 'Por que?' }).expect(400);
    const handIns = world.face.get(CashHandIns);
    const { id } = await handIns.announce(world.hub.scope, mine.app.id, cents(900));
    const difference = (app: CourierApp) =>
      app.post('/contests', { about: 'difference', subjectId: id, text: 'Contei de novo' });
    await difference(mine.app).expect(400);
    await handIns.confirm(world.hub.scope, id, {
      countedCents: cents(800),
      reason: 'faltou uma nota',
      beyondHeld: true,
    });
    await difference(other.app).expect(400);
    await difference(mine.app).expect(201);
    const { items } = (await mine.app.get('/contests').expect(200)).body;
    await decide(items[1].id as number, {
      accepted: false,
      answer: 'Está no contrato',
      amountCents: 1,
    }).expect(400);
    await decide(items[1].id as number, { accepted: false, answer: 'Está no contrato' }).expect(200);
    await open(mine.entryId).expect(201);
  });

  it('ends a block that was wrong; the courier sees why, since when and until when it stands', async () => {
    const app = await world.aCourier();
    const until = new Date(world.face.core.clock.millis() + 86_400_000);
    await world.face.get(CourierBlocks).block(world.hub.scope, app.id, until, 'Reclamação de cliente');
    expect((await app.get('/me').expect(200)).body).toMatchObject({
      blocked: true,
      blockReason: 'Reclamação de cliente',
      blockedSince: world.face.core.clock.now().toISOString(),
      blockedUntil: until.toISOString(),
    });
    const { body } = await app.post('/contests', { about: 'block', text: 'Não fui eu' }).expect(201);
    await decide(body.id as number, { accepted: true, answer: 'Era outro entregador' }).expect(200);
    expect((await app.get('/me').expect(200)).body).toMatchObject({ blocked: false, blockReason: null });
  });
});
