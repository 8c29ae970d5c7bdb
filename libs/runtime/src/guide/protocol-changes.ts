import { join } from 'node:path';
import { readGuides } from './guide-file.js';
import { same, type Block, type Rows, type Told } from './guide.js';

type Protocol = 'full-api' | 'open-delivery' | 'model-m' | 'console';

interface Change {
  /** Day of the release that has it. */
  readonly on: string;
  readonly protocols: readonly string[];
  readonly what: Told;
  /** What an integrator does about it. */
  readonly todo: Told;
}

/** What integrators notice, the newest first, of `changes.pt.md` and `changes.en.md`. */
export const PROTOCOL_CHANGES: readonly Change[] = readChanges();

/** Each is a chapter, `## DAY: PROTOCOLS`, of two paragraphs: what changed, and what to do. */
function readChanges(): Change[] {
  const { pt, en } = readGuides(join(import.meta.dirname, 'assets'), 'changes');
  return pt.chapters.map(({ id, blocks }, at) => {
    const [on = '', protocols = ''] = id.split(': ');
    const paragraph = (nth: number) => ({
      pt: textOf(blocks[nth]),
      en: textOf(en.chapters[at]?.blocks[nth]),
    });
    return { on, protocols: protocols.split(', '), what: paragraph(0), todo: paragraph(1) };
  });
}

function textOf(block?: Block<string>): string {
  return block?.kind === 'text' ? block.text : '';
}

/** The changelog of a protocol. */
export function changeRows(protocol: Protocol): Rows {
  const own = PROTOCOL_CHANGES.filter(({ protocols }) => protocols.includes(protocol));
  return { rows: own.map(({ on, what, todo }) => [same(on), what, todo]) };
}
