/** Relative imports name the `.js` that a build would make. */
const ALIAS = { '.js': ['.ts', '.tsx', '.js'] };

/** Our libs have a `source` condition; packages with the same word lead to what their settings allow. */
export function sync(request, options) {
  if (options.basedir.includes('node_modules')) return options.defaultResolver(request, options);
  return options.defaultResolver(request, {
    ...options,
    conditions: [...(options.conditions ?? []), 'source'],
    ...(/^\.{1,2}\//.test(request) && { extensionAlias: ALIAS }),
  });
}

export { sync as async };
