import type { McpServer } from '@modelcontextprotocol/server';
import { PROBLEM_TEXTS } from '../vocabulary/error.vocabulary.js';
import { guideOf } from './guide.document.js';

/** Offers what an assistant reads before it acts: how a delivery goes, and every refusal with its meaning. */
export function offerResources(server: McpServer, publicUrl: string): void {
  const markdown = 'text/markdown';
  server.registerResource(
    'guide',
    'docs://guide',
    { title: 'How a delivery goes', mimeType: markdown },
    ({ href }) => ({ contents: [{ uri: href, mimeType: markdown, text: guideOf(publicUrl) }] }),
  );
  server.registerResource(
    'errors',
    'docs://errors',
    { title: 'Refusals and what they mean', mimeType: markdown },
    ({ href }) => ({ contents: [{ uri: href, mimeType: markdown, text: errorsList() }] }),
  );
}

function errorsList(): string {
  const lines = Object.entries(PROBLEM_TEXTS).map(
    ([code, { status, detail }]) => `- \`urn:problem:${code}\` (${status}): ${detail}`,
  );
  return `# Refusals\n\n${lines.join('\n')}\n`;
}
