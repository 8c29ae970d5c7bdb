import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const ABOUT_DRAFT = 'draft.json';

/** What a city is made of. An import of the same source goes on where a kill stopped it. */
export interface DraftSource {
  /** Tells this file, and what is taken of it, from any other. */
  readonly source: string;
  /** The turn that an import by hand holds. */
  readonly turn?: string | undefined;
}

interface Draft extends DraftSource {
  readonly host: string;
  readonly pid: number;
  /** Files that are whole, with their bytes. */
  readonly made: Readonly<Record<string, number>>;
}

/** The folder of a city that is being made, and a note beside it of what is ready there. */
export class CityDraft {
  private constructor(
    readonly folder: string,
    private draft: Draft,
  ) {}

  /** Takes over what is whole in the folder, where it is of the same source; else the folder is emptied. */
  static async begin(folder: string, { source, turn }: DraftSource): Promise<CityDraft> {
    const known = await noteOf(folder);
    const made = known?.source === source ? await wholeOf(folder, known.made) : null;
    if (!made) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const draft = new CityDraft(folder, {
      source,
      turn,
      host: hostname(),
      pid: process.pid,
      made: made ?? {},
    });
    await draft.write();
    return draft;
  }

  /** The turn of a draft whose process has died; null: none, or it may live, perhaps on another machine. */
  static async deadTurn(folder: string): Promise<string | null> {
    const known = await noteOf(folder);
    if (known?.turn === undefined || known.host !== hostname()) return null;
    return lives(known.pid) ? null : known.turn;
  }

  has(file: string): boolean {
    return file in this.draft.made;
  }

  /** Waits until the file is on the disk. A city without roads has no file of them. */
  async keep(file: string): Promise<void> {
    const path = join(this.folder, file);
    if (!existsSync(path)) return;
    const handle = await open(path, 'r+');
    try {
      await handle.sync();
      const { size } = await handle.stat();
      this.draft = { ...this.draft, made: { ...this.draft.made, [file]: size } };
    } finally {
      await handle.close();
    }
    await this.write();
  }

  /** The city is whole: its folder has no note. */
  async end(): Promise<void> {
    await rm(join(this.folder, ABOUT_DRAFT));
  }

  private async write(): Promise<void> {
    const path = join(this.folder, ABOUT_DRAFT);
    await writeFile(`${path}.new`, JSON.stringify(this.draft), { flush: true });
    await rename(`${path}.new`, path);
  }
}

async function noteOf(folder: string): Promise<Draft | null> {
  try {
    return JSON.parse(await readFile(join(folder, ABOUT_DRAFT), 'utf8')) as Draft;
  } catch {
    // What has no note, or half of one, is made anew.
    return null;
  }
}

async function wholeOf(folder: string, made: Draft['made']): Promise<Draft['made']> {
  const whole: Record<string, number> = {};
  for (const [file, bytes] of Object.entries(made)) {
    const found = await stat(join(folder, file)).catch(() => null);
    if (found?.size === bytes) whole[file] = bytes;
  }
  return whole;
}

function lives(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process lives.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
