import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

let built = false;

/** Builds the web apps from the sources as they are, once in a worker. */
export function buildWebApps(): void {
  if (!built) execFileSync(process.execPath, ['apps/web/build.mjs']);
  built = true;
}
