import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoFactsSchema, type DemoFacts } from './demo-facts.schemas.js';

const OWNER_ONLY = 0o600;

export function demoFile(dataDir: string): string {
  return join(dataDir, 'demo.json');
}

/** null: there is no demo.json, or another version wrote it. */
export async function readDemo(dataDir: string): Promise<DemoFacts | null> {
  try {
    const parsed = demoFactsSchema.safeParse(JSON.parse(await readFile(demoFile(dataDir), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Written under another name and renamed, so that no reader sees half of it. */
export async function writeDemo(dataDir: string, facts: DemoFacts): Promise<void> {
  const file = demoFile(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(facts, null, 2)}\n`, { mode: OWNER_ONLY });
  await rename(`${file}.new`, file);
}
