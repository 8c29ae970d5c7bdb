import { isDomainError } from '#domain';
import { openFaceServer } from '#runtime/testing';
import { ModulesContainer } from '@nestjs/core';
import { gatewayProcess } from '../../../apps/gateway/src/process.js';
import { ManualClock, sharedInstant } from '../manual-clock.js';
import { testCore } from '../test-core.js';
import type { ControlAnswer, ControlCall, ControlledGateway, Opening } from './control-channel.js';

/**
 * The gateway's faces as one process over its own database, with a clock that specs turn, and wake-ups that
 * wait until a spec runs them. Only Node's channel to the parent controls it, and no build bundles this file.
 */
const { instant, env } = JSON.parse(process.argv[2] ?? '') as Opening;
const core = await testCore({ env, clock: new ManualClock(undefined, sharedInstant(instant)) });
const server = await openFaceServer({ core, faces: gatewayProcess().faces, env, port: 0 });

const modules = [...server.nest.get(ModulesContainer).values()];
const classes = modules
  .flatMap(({ providers }) => [...providers.keys()])
  .filter((token) => typeof token === 'function');
const tokens = new Map(classes.map((token) => [token.name, token]));

process.on('message', (call: ControlCall) => void answerTo(call).then((answer) => process.send?.(answer)));
process.once('disconnect', () => void server.close().then(() => core.close()));
process.send?.({ baseUrl: server.baseUrl, databaseUrl: core.url } satisfies ControlledGateway);

async function answerTo(call: ControlCall): Promise<ControlAnswer> {
  try {
    const service = serviceOf(call);
    const method = service[call.method];
    if (method === undefined) throw new Error(`Under control there is no ${call.service}.${call.method}`);
    return { id: call.id, result: await method.apply(service, call.args) };
  } catch (error) {
    const { name, message, stack } = error as Error;
    const refusal = isDomainError(error) && { code: error.code, facts: error.facts };
    return { id: call.id, failure: { ...refusal, name, message, stack } };
  }
}

type Service = Record<string, (...args: unknown[]) => unknown>;

/** A provider, by the name of its class. */
function serviceOf({ service }: ControlCall): Service {
  const token = tokens.get(service);
  if (!token) throw new Error(`Under control there is no ${service}`);
  return server.nest.get<Service>(token, { strict: false });
}
