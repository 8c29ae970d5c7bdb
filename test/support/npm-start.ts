import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url));
const WORDS = /^((?:\w+=\S+ )*)exec node ((?:--\S+ )*)(\S+)$/;

/** Command of `npm start`, which whatever starts a server takes its settings from. */
interface NpmStart {
  /** Read by the C library, not by the configuration. */
  readonly variables: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
  /** Relative to the repository. */
  readonly program: string;
}

export function npmStart(): NpmStart {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { scripts: { start: string } };
  const [, variables = '', flags = '', program] = WORDS.exec(scripts.start) ?? [];
  if (program === undefined) throw new Error(`package.json starts with: ${scripts.start}`);
  return {
    variables: Object.fromEntries(wordsOf(variables).map((word) => word.split('=') as [string, string])),
    flags: wordsOf(flags),
    program,
  };
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
