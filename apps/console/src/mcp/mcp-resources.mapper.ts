import { adviceOf, ALL_REFUSALS } from '#runtime';
import type { McpServer } from '@modelcontextprotocol/server';
import { PROBLEM_TEXTS } from '../vocabulary/error.vocabulary.js';
import { guideOf, guidesList } from './guide.document.js';

/** Offers what an assistant reads before it acts: how a delivery goes, every refusal, and where the guides of the APIs are. */
export function offerResources(server: McpServer, publicUrl: string): void {
  const offer = (name: string, title: string, text: () => string) => {
    const mimeType = 'text/markdown';
    server.registerResource(name, `docs://${name}`, { title, mimeType }, ({ href }) => ({
      contents: [{ uri: href, mimeType, text: text() }],
    }));
  };
  offer('guide', 'How a delivery goes', () => guideOf(publicUrl));
  offer('errors', 'Refusals: what they mean and what to do', errorsList);
  offer('guides', 'The guides of the APIs, for programs', () => guidesList(publicUrl));
}

function errorsList(): string {
  const lines = ALL_REFUSALS.map((code) => {
    const { status, detail } = PROBLEM_TEXTS[code];
    return `- \`urn:problem:${code}\` (${String(status)}): ${detail}. ${adviceOf(code).remedy.en}.`;
  });
  return `# Refusals\n\n${lines.join('\n')}\n`;
}
