import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareCells } from '#cells';
import { Cipher } from '#domain';
import { demoGazetteerCsv } from '#domain/testing';
import { COMMANDS } from '../../apps/console/src/cli/commands/index.js';
import { createTestDatabase } from '../support/index.js';
import { cliOfSpec, OLD_SECRET } from './cli.harness.js';

const NEW_SECRET = 'the-new-secret-of-the-cli';

describe('npm run cli', () => {
  const { folder, env, type, json, hub, database } = cliOfSpec();

  it('sets up a hub that can work', async () => {
    const { id } = await hub();
    expect(await json('hub list')).toContainEqual(expect.objectContaining({ id, plan: 'premium' }));
    const type = await json(`vehicle-type create --hub ${id} --name Moto --kind motorbike`);
    await json(`category create --hub ${id} --vehicle-type ${type.id} --name Padrão`);
    const courier = await json(
      `courier create --hub ${id} --name "Ana Prova" --phone 81999990001 --vehicle-types ${type.id}`,
    );
    expect(courier).toMatchObject({ approved: false, password: expect.any(String) });
    expect(await json(`courier approve ${courier.id} --hub ${id}`)).toEqual({
      id: courier.id,
      approved: true,
    });
    const owner = await json(`merchant create --hub ${id} --name Loja --phone 81999990002`);
    const sub = await json(
      `merchant create --hub ${id} --name Caixa --phone 81999990003 --owner ${owner.id}`,
    );
    expect(
      await database().db.first('select owner_id as "ownerId" from merchants where id = $1', [sub.id]),
    ).toEqual({
      ownerId: owner.id,
    });
    expect(
      await json(
        `merchant open-delivery ${owner.id} --hub ${id} --enabled yes --marketplace yes --webhook https://loja.example.com/od`,
      ),
    ).toEqual({
      id: owner.id,
      enabled: true,
      webhook: 'https://loja.example.com/od',
      marketplace: true,
      acceptAny2xx: false,
    });
  });

  it('audits the wallets of a hub: balances that differ from their entries', async () => {
    const { id } = await hub();
    await database().db.query(
      `select from ledger_post($1, 'merchant', 77, 'cash', 'credit', 'credit_added', 500, '', 'completed', null, null, null,
                               null, true, gen_random_uuid(), now())`,
      [id],
    );
    expect(await json(`wallet audit --hub ${id}`)).toEqual({ discrepancies: [] });
    await database().db.execute(
      `update ledger_accounts set balance = 400 where hub_id = $1 and role = 'merchant'`,
      [id],
    );
    expect(await json(`wallet audit --hub ${id}`)).toEqual({
      discrepancies: [
        { accountId: expect.any(Number), role: 'merchant', holderId: 77, balance: 400, entries: 500 },
      ],
    });
  });

  it('refuses a state that does not exist, and lists what a new hub needs next', async () => {
    expect(await type('hub create --name X --city Y --state ZZ')).toEqual({
      code: 1,
      out: [],
      err: ['Refused: invalid value {"field":"state"}'],
    });
    const { out } = await type('hub create --name "Entregas" --city Recife --state PE');
    for (const step of [
      'operator create',
      'vehicle-type create',
      'import tariff',
      'import gazetteer',
      'key issue',
    ])
      expect(out.join('\n')).toContain(step);
  });

  it('asks for everything an order needs and makes it, and asks again for what cannot be', async () => {
    const streets = join(folder, 'guided.csv');
    writeFileSync(streets, demoGazetteerCsv());
    const asked: string[] = [];
    const answers = [
      'fr',
      'pt',
      'Guiada',
      'Campinas',
      'ZZ',
      'sp',
      'guiada@example.com',
      '',
      'rosa@example.com',
      'Rosa',
      'no',
      'guiada@example.com',
      '',
      '',
      '1,80',
      '/nowhere.csv',
      streets,
      '',
      'Loja',
      'loja',
      '(19) 99999-0001',
    ];
    const { code, out, err } = await type('hub create', env, (question, usual) => {
      asked.push(question);
      return Promise.resolve(answers.shift() || (usual ?? ''));
    });
    expect(asked.filter((text) => text.includes('\n')).map((text) => text.split('\n')[0])).toEqual([
      'pt / en',
      expect.stringContaining('sigla de um estado'),
      expect.stringContaining('não é um fuso horário'),
      expect.stringContaining('Escreva um nome'),
      expect.stringContaining('não é um e-mail'),
      expect.stringContaining('não pode ser lido'),
      expect.stringContaining('com DDD'),
    ]);
    expect({ code, err, answers }).toEqual({ code: 0, err: [], answers: [] });
    expect(out.join('\n')).toMatch(
      /\d+ de \d+ ruas[^]*Painel: [^]*pronta para o primeiro pedido[^]*full_live_/,
    );
    const hubs = await database().db.query<{ id: number }>("select id from hubs where name = 'Guiada'");
    const tariff = await database().db.first<{ terms: object }>(
      'select terms from tariffs where hub_id = $1',
      [hubs[0]!.id],
    );
    expect(tariff!.terms).toMatchObject({ baseCents: 700, bands: [{ upToM: null, centsPerKm: 180 }] });
    expect((await type('hub create --guided')).code).toBe(2);
  });

  it('exports and erases the data of a person', async () => {
    const { id } = await hub();
    const courier = await json(`courier create --hub ${id} --name "Zeferina Prova" --phone 81999990009`);
    const person = `courier ${courier.id} --hub ${id}`;
    expect(await json(`person export ${person}`)).toMatchObject({
      record: { name: 'Zeferina Prova' },
      orders: [],
    });
    expect(await type(`person anonymise ${person}`)).toMatchObject({ code: 2 });
    expect(await json(`person anonymise ${person} --yes`)).toEqual({ anonymised: true });
    expect(await json(`person export ${person}`)).toMatchObject({
      record: { name: 'Pessoa anonimizada', phone: null },
    });
    expect(await json(`person export recipient 81999990008 --hub ${id}`)).toEqual({
      orders: [],
      requests: [],
      messages: [],
      conversation: [],
      claims: [],
    });
    expect((await type(`person export courier 1 --hub ${id}`)).err).toEqual(['Refused: courier not found']);
    const [line] = await database().db.query<{ action: string; by: string }>(
      `select action, operator_name as by from audit_records where hub_id = $1`,
      [id],
    );
    expect(line).toEqual({ action: 'courier.anonymised', by: 'cli' });
  });

  it('lets the first person into the admin API', async () => {
    const { id } = await hub();
    const made = await json(
      `operator create --hub ${id} --name "Rosa Prova" --email rosa${id}@example.com --token ERP`,
    );
    expect(made).toEqual({
      id: expect.any(Number),
      role: 'owner',
      password: expect.any(String),
      token: expect.stringMatching(/^adm_/),
    });
    const kept = await database().db.first(
      'select hub_id as "hubId", role from operators where id = $1 and active',
      [made.id],
    );
    expect(kept).toEqual({ hubId: id, role: 'owner' });
    const again = await type(`operator create --hub ${id} --name Rosa --email rosa${id}@example.com`);
    expect([again.code, again.err]).toEqual([1, [expect.stringContaining('not unique')]]);
  });

  it('hands who runs the server a link for an operator whom no mail reaches', async () => {
    const { id } = await hub();
    const email = `ines${id}@example.com`;
    await json(`operator create --hub ${id} --name "Inês Prova" --email ${email}`);
    const { link } = await json(`operator recover --hub ${id} --email ${email}`);
    expect(link).toMatch(/\/senha\/\w{43}$/);
    const kept = await database().db.first(
      'select person_kind as kind from password_resets where hub_id = $1 and used_at is null',
      [id],
    );
    expect(kept).toEqual({ kind: 'operator' });
    expect((await type(`operator recover --email ${email}`)).code).toBe(1);
    expect((await type(`operator recover --hub ${id} --email nobody@example.com`)).code).toBe(1);
  });

  it('issues the pair of Open Delivery as the key of its face, to a merchant', async () => {
    const { id } = await hub();
    const merchant = await json(`merchant create --hub ${id} --name Loja --phone 81999990003`);
    const pair = await json(`key issue --hub ${id} --face open-delivery --merchant ${merchant.id}`);
    expect(pair).toMatchObject({ clientId: expect.any(String), clientSecret: expect.any(String) });
    expect((await type(`key issue --hub ${id} --face open-delivery`)).err.join(' ')).toContain('--merchant');
  });

  it('issues, lists, rotates and ends keys and pairs, and shows a secret once only', async () => {
    const { id } = await hub();
    const merchant = await json(`merchant create --hub ${id} --name Loja --phone 81999990002`);
    const key = await json(`key issue --hub ${id} --face full-api --merchant ${merchant.id} --label ERP`);
    expect(key['key']).toMatch(/^full_live_/);
    const pair = await json(`pair issue --hub ${id} --merchant ${merchant.id}`);
    const rotated = await json(`key rotate ${pair.id} --hub ${id}`);
    expect(rotated['clientId']).not.toBe(pair['clientId']);
    await json(`key deactivate ${key.id} --hub ${id}`);
    const { out } = await type(`key list --hub ${id} --json`);
    expect(JSON.parse(out[0]!)).toMatchObject([
      { id: key.id, kind: 'full_api_key', merchantId: merchant.id, label: 'ERP', active: false },
      { id: pair.id, active: false },
      { id: rotated.id, kind: 'open_delivery_pair', active: true },
    ]);
    for (const secret of [key['key'], pair['clientSecret'], rotated['key']])
      expect(out[0]).not.toContain(secret);
    expect(await type(`key deactivate ${key.id} --hub ${id}`)).toEqual({
      code: 1,
      out: [],
      err: ['Refused: credential not found'],
    });
  });

  it('seals everything anew with the first SECRET_KEY', async () => {
    const { id } = await hub();
    const merchant = await json(`merchant create --hub ${id} --name Loja --phone 81999990002`);
    const pair = await json(`pair issue --hub ${id} --merchant ${merchant.id}`);
    const key = await json(`key issue --hub ${id} --face full-api`);
    const sealed = new Cipher([OLD_SECRET]).seal('whsec_of_a_receiver');
    await database().db.execute(
      `insert into webhook_subscriptions (hub_id, face, url, secret_key_id, secret_box, security_code_key_id,
                                          security_code_box, created_at, updated_at)
       values ($1, 'full-api', 'https://loja.example.com', $2, $3, $2, $3, now(), now())`,
      [id, sealed.keyId, sealed.box],
    );
    const both = { ...env, SECRET_KEY: `${NEW_SECRET},${OLD_SECRET}` };
    expect(Number((await json('rotate-secret', both))['resealed'])).toBeGreaterThanOrEqual(4);
    expect(await json('rotate-secret', { ...env, SECRET_KEY: NEW_SECRET })).toEqual({ resealed: 0 });
    const boxes = await database().db.query<{ keyId: string; box: Buffer }>(
      `select secret_key_id as "keyId", secret_box as box from credentials where id = any($1)
       union all select secret_key_id, secret_box from webhook_subscriptions where hub_id = $2
       union all select security_code_key_id, security_code_box from webhook_subscriptions where hub_id = $2`,
      [[pair.id, key.id], id],
    );
    const opened = boxes.map((box) => new Cipher([NEW_SECRET]).open(box));
    expect(opened.sort()).toEqual(
      [pair['clientSecret'], key['key'], 'whsec_of_a_receiver', 'whsec_of_a_receiver'].sort(),
    );
  });

  it('explains itself, and each command', async () => {
    const { code, out } = await type('help');
    expect(code).toBe(0);
    for (const command of COMMANDS) {
      expect(out.join('\n')).toContain(`  ${command.name} `);
      const help = await type(`${command.name} --help`);
      expect(help.code).toBe(0);
      for (const option of Object.keys(command.options)) expect(help.out.join('\n')).toContain(`--${option}`);
    }
  });

  it.each([
    ['', 'Which command? `npm run cli -- help` lists them'],
    ['hub', '"hub" needs a word more: hub create, hub list, hub move, hub clear'],
    ['hub destroy --name X', 'There is no command "hub destroy": `npm run cli -- help` lists them'],
    ['hub create --name X', 'hub create needs --city, --state'],
    ['courier approve', 'courier approve needs <courier>, --hub'],
    ['courier approve 1 2 --hub 3', 'courier approve does not know what to do with "2"'],
    ['key issue --hub 1 --face open', '--face must be one of full-api, model-m, open-delivery'],
    ['key list --hub one', '--hub must be a number'],
    ['hub list --what', "Unknown option '--what'"],
  ])('does not understand %p', async (line, complaint) => {
    expect(await type(line)).toEqual({ code: 2, out: [], err: [complaint] });
  });

  it('reports errors to programs as JSON', async () => {
    const { code, err } = await type('key list --hub 999 --json');
    expect(code).toBe(1);
    expect(JSON.parse(err[0]!)).toEqual({
      error: { code: 'hub_not_found', message: 'Refused: hub not found' },
    });
  });

  it('lists the hubs of other cells, and how far their moves are', async () => {
    const here = await hub();
    const other = await createTestDatabase();
    try {
      const create = 'hub create --name Outra --city Recife --state PE';
      const there = await json(create, { ...env, DATABASE_URL: other.url });
      await prepareCells(other.db);
      await other.db.execute(
        `insert into cells.hub_moves (hub_id, state, rests, tables_copied, tables, started_at, changed_at, leased_until)
         values ($1, 'copying', false, 12, 59, now(), now(), now() + interval '1 hour')`,
        [there.id],
      );
      const listed = await json('hub list --cells OTHERS', { ...env, OTHERS: ` ${other.url}\n` });
      expect(listed).toContainEqual(expect.objectContaining({ id: here.id, state: 'here' }));
      const { host, pathname } = new URL(other.url);
      const moving = { cell: `${host}${pathname}`, id: there.id, name: 'Outra', state: 'copying 12/59' };
      expect(listed).toContainEqual(moving);
    } finally {
      await other.close();
    }
  });
});
