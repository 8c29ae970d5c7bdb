import { blocksMarkdown, commonBlocks } from '../guide/index.js';

/** Markdown about the headers that help programs on their way, for each face's document. */
export const ANSWER_HELP = `
## Quando algo não dá certo

${blocksMarkdown(commonBlocks(['credentials', 'limits'], 'pt'))}`.trim();
