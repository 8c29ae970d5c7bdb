import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODULE_NAMES } from '#domain';
import { makePushKeys, pushKeys } from './push-keys.js';
import { prepareDataFolder, secretKeys } from './data-folder.js';
import { runtimeConfig, runtimeSchema, secretFile } from './runtime-config.js';

describe('configuration', () => {
  it('is complete without a single variable, and an empty variable counts as none', () => {
    const config = runtimeConfig({
      PORT: '',
      DATABASE_URL: ' ',
      REDIS_URL: '',
      SECRET_KEY: '',
      PUBLIC_URL: '',
    });
    expect(config).toEqual(runtimeConfig({}));
    expect(config).toMatchObject({
      port: 3000,
      databaseUrl: null,
      redisUrl: null,
      publicUrl: 'http://localhost:3000',
    });
    expect(config.webhookAllowInsecure).toBe(false);
    expect(config.developerSandboxes).toBe(5);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('reports every problem at once and never a value', () => {
    const wrong = {
      PORT: '99999',
      REDIS_URL: 'http://secret-host',
      DATABASE_POOL_SIZE: 'many',
      WEBHOOK_ALLOW_INSECURE: 'perhaps',
    };
    expect(() => runtimeConfig(wrong)).toThrow(
      /PORT must be .* 65535; REDIS_URL must be .*; WEBHOOK_ALLOW_INSECURE must be true or false; DATABASE_POOL_SIZE must be/,
    );
    expect(() => runtimeConfig(wrong)).not.toThrow(/secret-host/);
  });

  it('refuses a database without the secret that its stored secrets need', () => {
    expect(() => runtimeConfig({ DATABASE_URL: 'postgres://u@h/d', PORT: 'x' })).toThrow(/PORT.*SECRET_KEY/);
    expect(() => runtimeConfig({ DATABASE_URL: 'postgres://u@h/d' })).toThrow(
      /SECRET_KEY is required with DATABASE_URL/,
    );
  });

  it('has all modules that may be left out, those named, or none', () => {
    const modules = (text?: string) => runtimeConfig({ MODULES: text }).modules;
    expect(modules()).toEqual(MODULE_NAMES);
    expect(modules('none')).toEqual([]);
    expect(modules('shifts, claims')).toEqual(['claims', 'shifts']);
    expect(() => modules('shifts,holidays')).toThrow(/MODULES must be none, or of .*shifts/);
  });

  it('refuses a standby of nothing', () => {
    expect(() => runtimeConfig({ DATABASE_READ_URL: 'postgres://u@h/d' })).toThrow(
      /DATABASE_READ_URL is a standby of DATABASE_URL: give both/,
    );
  });

  it('takes several secrets for a rotation, none of them short', () => {
    const config = runtimeConfig({ SECRET_KEY: 'the-new-secret-of-today, the-old-secret-of-before' });
    expect(config.secretKeys).toEqual(['the-new-secret-of-today', 'the-old-secret-of-before']);
    expect(() => runtimeConfig({ SECRET_KEY: 'the-new-secret-of-today,short' })).toThrow(/at least 16/);
  });

  it('drops the slash at the end of PUBLIC_URL', () => {
    expect(runtimeConfig({ PUBLIC_URL: 'https://api.example.com/x/' }).publicUrl).toBe(
      'https://api.example.com/x',
    );
  });

  it('trusts a number of proxies or their addresses, never everybody', () => {
    const trusted = (text: string) => runtimeConfig({ TRUST_PROXY: text }).trustProxy;
    expect(runtimeConfig({}).trustProxy).toBe(0);
    expect(trusted('false')).toBe(0);
    expect(trusted('2')).toBe(2);
    expect(trusted('10.0.0.0/8, loopback,2001:db8::/32')).toEqual([
      '10.0.0.0/8',
      'loopback',
      '2001:db8::/32',
    ]);
    for (const everybody of ['true', 'yes', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.example.com', '99'])
      expect(() => trusted(everybody)).toThrow(/TRUST_PROXY must be how many proxies/);
  });

  it('makes a secret once and keeps it for its owner only', () => {
    const config = runtimeConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'lm-config-')) });
    const [secret] = secretKeys(config);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(secretKeys(config)).toEqual([secret]);
    expect(statSync(secretFile(config)).mode & 0o777).toBe(0o600);
  });

  it('names the data folder it cannot use', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'lm-config-')), 'a-file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(join(file, 'data'))).toThrow(
      /data folder .*a-file\/data cannot be written \(ENOTDIR\).*DATA_DIR/,
    );
  });

  (existsSync('/proc/self') ? it : it.skip)('also where nobody can make a folder', () => {
    expect(() => prepareDataFolder('/proc/nowhere/data')).toThrow(
      /data folder \/proc\/nowhere\/data cannot be written \(ENOENT\)/,
    );
  });

  it('makes the keys of pushes once on the embedded database, and takes them as given elsewhere', () => {
    const folder = mkdtempSync(join(tmpdir(), 'push-keys-'));
    const config = runtimeConfig({ DATA_DIR: folder });
    const made = pushKeys(config);
    expect(made?.publicKey).toMatch(/^B[\w-]{86}$/);
    expect(pushKeys(config)).toEqual(made);
    expect(statSync(join(folder, 'push-keys.json')).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
    const production = { DATABASE_URL: 'postgres://db/name', SECRET_KEY: 'a-secret-of-16-characters' };
    expect(pushKeys(runtimeConfig(production))).toBeNull();
    const pair = makePushKeys();
    const given = { VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey };
    expect(pushKeys(runtimeConfig({ ...production, ...given }))).toEqual(pair);
    expect(() => runtimeConfig({ VAPID_PUBLIC_KEY: pair.publicKey })).toThrow('VAPID_PRIVATE_KEY and');
    expect(() => runtimeConfig({ ...given, VAPID_PRIVATE_KEY: 'x' })).toThrow('push keys');
  });

  it('has an example that names every variable', () => {
    const example = readFileSync('.env.example', 'utf8');
    const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(named).toEqual(expect.arrayContaining(Object.keys(runtimeSchema.shape)));
  });
});
