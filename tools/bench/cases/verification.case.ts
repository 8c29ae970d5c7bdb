import { Callers, Clock, type Caller } from '#domain';
import { JwtService } from '@nestjs/jwt';
import { AccessTokens } from '../../../apps/open-delivery/src/auth/access-token.service.js';
import { TokenKeys } from '../../../apps/open-delivery/src/auth/token-key.store.js';
import { median, spread } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase } from '../types.js';

const TOKENS = 2_000;
const GOAL_US = 20;

/** Cost of a bearer token of Open Delivery to a request: at its first use in a process, and later. */
export const verification: BenchCase = {
  name: 'open-delivery verification',
  run: ({ core, sizes }) => {
    const jwt = new JwtService();
    const keys = new TokenKeys(['only for the benchmark'], jwt);
    const some = () => new AccessTokens(jwt, keys, core.get(Callers), core.get(Clock));
    const issuer = some();
    const tokens = Array.from({ length: TOKENS }, (_, i) =>
      issuer.issue({ credentialId: i + 1, merchantId: i + 1 } as Caller),
    );
    const rounds = Array.from({ length: sizes.rounds + 1 }, () => {
      const verifier = some();
      return { first: microseconds(verifier, tokens), again: microseconds(verifier, tokens) };
    }).slice(1);
    const result = (name: string, us: number[]) => ({
      ...EMPTY_RESULT,
      name: `open-delivery verification, ${name}`,
      unit: ' µs',
      ours: median(us),
      spread: spread(us),
      goal: GOAL_US,
    });
    return Promise.resolve([
      result(
        'first',
        rounds.map(({ first }) => first),
      ),
      result(
        'again',
        rounds.map(({ again }) => again),
      ),
    ]);
  },
};

function microseconds(verifier: AccessTokens, tokens: readonly string[]): number {
  const began = performance.now();
  for (const token of tokens) verifier.verify(token);
  return ((performance.now() - began) * 1_000) / tokens.length;
}
