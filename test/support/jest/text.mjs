import { createHash } from 'node:crypto';

/** A file as its text. */
export default {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
  getCacheKey: (text) => createHash('sha256').update(text).digest('hex'),
};
