export {
  GUIDE_LANGUAGES,
  same,
  type Block,
  type Guide,
  type Guides,
  type GuidePlaces,
  type Rows,
  type Samples,
  type Told,
} from './guide.js';
export { readGuides } from './guide-file.js';
export { commonBlocks, filled } from './guide-places.js';
export { blocksMarkdown, guideMarkdown } from './guide-markdown.js';
export { changeRows, PROTOCOL_CHANGES } from './protocol-changes.js';
export {
  adviceIn,
  adviceOf,
  ALL_REFUSALS,
  PROTOCOL_REFUSALS,
  refusalRows,
  TRANSPORT_ADVICE,
  type Advice,
  type RefusalRow,
} from './refusal-chapter.js';
export { STATUS_MEANINGS, statusRows } from './life-chapter.js';
export { readPrograms, withWords } from './programs.js';
export { hmacSamples } from './signature-samples.js';
