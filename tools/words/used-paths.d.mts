export function usedPaths(tree: object, name: string): string[][];
