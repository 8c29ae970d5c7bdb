import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url));
const WORDS = /^exec node ((?:--\S+ )*)(\S+)$/;

/** Command of `npm start`, which whatever starts a server takes its settings from. */
interface NpmStart {
  readonly flags: readonly string[];
  /** Relative to the repository. */
  readonly program: string;
}

export function npmStart(): NpmStart {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { scripts: { start: string } };
  const [, flags = '', program] = WORDS.exec(scripts.start) ?? [];
  if (program === undefined) throw new Error(`package.json starts with: ${scripts.start}`);
  return { flags: flags.split(' ').filter(Boolean), program };
}
