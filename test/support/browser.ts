import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.js';

/** The browser of the system: none is downloaded. */
export const CHROMIUM = '/usr/bin/chromium';
/** The browser without its windows, where it is installed: a page takes a quarter of the processor's time. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';
const QUIET = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const ALONE = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** The whole browser, for what the shell lacks: notifications. */
export const WHOLE_BROWSER = { executablePath: CHROMIUM, args: [...QUIET, ...ALONE] };

/** How a browser is started by tests, screenshots and the benchmark. */
export const BROWSER = { ...WHOLE_BROWSER, executablePath: existsSync(SHELL) ? SHELL : CHROMIUM };

export const browserPresent = existsSync(CHROMIUM);

/** Builds the web apps from the sources as they are, once in a run; temporary files have a folder. */
export async function buildWebApps(): Promise<void> {
  const at = (state: string) => join(tmpdir(), `web-apps-are-${state}`);
  if (!begins(at('begun'))) {
    await until('another worker has built them', () => existsSync(at('built')) || existsSync(at('failed')));
    if (existsSync(at('failed'))) throw new Error('Another worker could not build the web apps');
    return;
  }
  try {
    execFileSync(process.execPath, ['apps/web/build.mjs']);
    writeFileSync(at('built'), '');
  } catch (error) {
    writeFileSync(at('failed'), '');
    throw error;
  }
}

/** Whether this is the first to write the file. */
function begins(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
