import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATUS_MEANINGS, withWords } from '#runtime';

const GUIDE = readFileSync(join(import.meta.dirname, 'assets/guide.md'), 'utf8');

/** How a delivery goes, for assistants. */
export function guideOf(publicUrl: string): string {
  const statuses = Object.entries(STATUS_MEANINGS).map(([status, { en }]) => `- \`${status}\`: ${en}`);
  return withWords(GUIDE, { statuses: statuses.join('\n'), 'public-url': publicUrl });
}

const GUIDES = {
  'Full API': '/api/v1',
  'Open Delivery': '/api/opendelivery',
  'Model M': '/api/m',
  "Console (merchants' API, apps and their scopes)": '/api/console',
} as const;

/** Where the guide of each API is: concepts, statuses and events, refusals, signatures, limits, changes. */
export function guidesList(publicUrl: string): string {
  const lines = Object.entries(GUIDES).map(
    ([name, base]) =>
      `- ${name}: ${publicUrl}${base}/guide.en.md, in Portuguese ${publicUrl}${base}/guide.pt.md, ` +
      `OpenAPI ${publicUrl}${base}/openapi.json`,
  );
  return `# Guides\n\n${lines.join('\n')}\n\nAll documents: ${publicUrl}/llms.txt\n`;
}
