export default () => globalThis.endTestRun?.();
