type Texts = { readonly [key: string]: string | Texts | readonly string[] };

export function faultsOf(catalogues: Readonly<Record<string, Texts>>): string[];
export function textsOf(catalogue: Texts): Map<string, string>;
export function unusedOf(catalogue: Texts, used: Iterable<string>): string[];
export function sectionModule(name: string, section: Texts, language: string, helpers: string): string;
export function typedModule(
  catalogues: Readonly<Record<string, Texts>>,
  language: string,
  helpers: string,
): string;
export function cataloguesIn(folder: string): Record<string, Texts>;
export function cataloguesOf(root: string): string[];
