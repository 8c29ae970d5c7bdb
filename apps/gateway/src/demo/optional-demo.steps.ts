import { randomBase62, type Scope } from '#domain';
import { DeveloperAccounts, Robots } from '#domain/modules';
import type { INestApplicationContext } from '@nestjs/common';

/** What the demonstration has of modules. */
export async function createRobots(app: INestApplicationContext, scope: Scope): Promise<void> {
  await app.get(Robots, { strict: false }).ensure(scope, 3);
}

export async function createDeveloper(app: INestApplicationContext, email: string) {
  const login = { email, password: randomBase62(12) };
  await app.get(DeveloperAccounts, { strict: false }).create({ name: 'Integra Fictícia', ...login });
  return login;
}
