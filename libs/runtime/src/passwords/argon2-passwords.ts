import { Passwords } from '#domain';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for Argon2id, the package's default kind. Hashing runs off the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export class Argon2Passwords extends Passwords {
  constructor(private readonly cost = COST) {
    super();
  }

  hash(password: string): Promise<string> {
    return hash(password, this.cost);
  }

  matches(stored: string, password: string): Promise<boolean> {
    return verify(stored, password);
  }
}
