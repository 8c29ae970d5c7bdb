import { existsSync } from 'node:fs';

/** The browser of the system: none is downloaded. */
export const CHROMIUM = '/usr/bin/chromium';
const QUIET = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const ALONE = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** How a browser is started by tests, screenshots and the benchmark. */
export const BROWSER = { executablePath: CHROMIUM, args: [...QUIET, ...ALONE] };

export const browserPresent = existsSync(CHROMIUM);
