export {
  blocksIn,
  commented,
  GUIDE_LANGUAGES,
  guideOf,
  inLanguage,
  list,
  same,
  table,
  text,
  told,
  type Block,
  type Guide,
  type Samples,
  type Told,
} from './guide.js';
export { blocksMarkdown, guideMarkdown } from './guide-markdown.js';
export {
  appTokensChapter,
  CREDENTIAL_HELP,
  LIMIT_CHAPTER,
  liveChapter,
  OWN_RETRIES,
  retryChapter,
  SANDBOX_CHAPTER,
  STANDARD_SIGNATURE,
} from './common-chapters.js';
export { changeChapter, PROTOCOL_CHANGES } from './protocol-changes.js';
export {
  adviceOf,
  ALL_REFUSALS,
  PROTOCOL_REFUSALS,
  refusalTable,
  TRANSPORT_ADVICE,
  type RefusalRow,
} from './refusal-chapter.js';
export { statusTable } from './life-chapter.js';
export { hmacSamples } from './signature-samples.js';
