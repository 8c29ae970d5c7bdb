import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = 'libs/domain/src';

/** What the README of a context says of one of its nouns. */
export interface DomainNoun {
  /** Below libs/domain/src. */
  readonly folder: string;
  readonly exports: readonly string[];
  readonly owns: readonly string[];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

/** Folders of the domain's contexts. */
export const contexts = (): string[] =>
  readdirSync(SRC, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The nouns that the READMEs of all contexts name. */
export function readDomainMap(): Map<string, DomainNoun> {
  return new Map(contexts().flatMap((context) => nounsOf(context).map((noun) => [noun.name, noun])));
}

function nounsOf(context: string): (DomainNoun & { readonly name: string })[] {
  const blocks = readFileSync(join(SRC, context, 'README.md'), 'utf8').split(/^- \*\*/m);
  return blocks.slice(1).map((block) => {
    const name = block.slice(0, block.indexOf('**'));
    const listed = (word: string) =>
      words(new RegExp(`^  - ${word}: ([^]*?)(?=\\n  - |\\n*$)`, 'm').exec(block)?.[1]);
    return {
      name,
      // A context that is one noun has no folder for it.
      folder: name === context ? name : `${context}/${name}`,
      exports: listed('exports'),
      owns: listed('owns'),
      reads: listed('reads'),
      writes: listed('writes'),
    };
  });
}

const words = (list = ''): string[] =>
  list.replaceAll(/[`\n]/g, ' ').replace('every table', '*').split(/[, ]+/).filter(Boolean);
