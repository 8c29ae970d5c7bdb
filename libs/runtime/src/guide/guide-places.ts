import { join } from 'node:path';
import { changeRows, COMMON, COMMON_PLACES, type Protocol } from './common-chapters.js';
import { readGuides } from './guide-file.js';
import {
  blocksIn,
  GUIDE_LANGUAGES,
  type Block,
  type Guide,
  type GuideLanguage,
  type Guides,
  type GuidePlaces,
} from './guide.js';
import { readPrograms } from './programs.js';

/** Texts and programs are in the folder's `assets`. */
export function protocolGuide(folder: string, protocol: Protocol, places: GuidePlaces): Guides {
  const assets = join(folder, 'assets');
  const programs = readPrograms(join(assets, 'programs.md'));
  return filled(readGuides(assets, 'guide'), { ...programs, ...places, changed: changeRows(protocol) });
}

/** Each place is filled by the face's own places, the common tables, or a common chapter. */
export function filled(guides: Guides, places: GuidePlaces): Guides {
  const [pt, en] = GUIDE_LANGUAGES.map((language): Guide => {
    const filling = new Filling(language, places);
    const chapters = guides[language].chapters.map((one) => ({ ...one, blocks: filling.of(one.blocks) }));
    filling.end();
    return { ...guides[language], chapters };
  }) as [Guide, Guide];
  return { pt, en };
}

export function commonBlocks(names: readonly string[], language: GuideLanguage, places: GuidePlaces = {}) {
  const filling = new Filling(language, places);
  const blocks = names.flatMap((name) => filling.of([{ kind: 'text', text: `{{${name}}}` }]));
  filling.end();
  return blocks;
}

class Filling {
  private readonly unused: Set<string>;

  constructor(
    private readonly language: GuideLanguage,
    private readonly places: GuidePlaces,
  ) {
    this.unused = new Set(Object.keys(places));
  }

  of(blocks: readonly Block<string>[]): Block<string>[] {
    return blocks.flatMap((block): Block<string>[] => {
      switch (block.kind) {
        case 'text':
          return this.blocksAt(block.text) ?? [{ ...block, text: this.words(block.text) }];
        case 'list':
          return [{ ...block, items: block.items.flatMap((item) => this.itemsAt(item)) }];
        case 'table':
          return [{ ...block, rows: block.rows.flatMap((row) => this.rowsAt(row, block.heads.length)) }];
        case 'code':
        case 'samples':
        case 'entry':
          return [block];
      }
    });
  }

  /** @throws when `places` has names that no place of the files asked for */
  end(): void {
    if (this.unused.size > 0) throw new Error(`The guide has no place for ${[...this.unused].join(', ')}`);
  }

  private blocksAt(text: string): Block<string>[] | undefined {
    const name = nameIn(text);
    if (name === undefined) return undefined;
    const place = this.placeOf(name);
    if (place && 'blocks' in place) return blocksIn(place.blocks, this.language);
    if (place) return undefined;
    const common = COMMON[this.language].chapters.find(({ id }) => id === name);
    if (!common) throw new Error(`Nothing fills {{${name}}}`);
    return this.of(common.blocks);
  }

  private itemsAt(item: string): readonly string[] {
    const blocks = this.blocksAt(item) ?? [];
    if (blocks.length === 0) return [this.words(item)];
    return blocks.flatMap((block) => {
      if (block.kind !== 'list') throw new Error(`${item} is no list`);
      return block.items;
    });
  }

  private rowsAt(row: readonly string[], width: number): readonly (readonly string[])[] {
    const name = nameIn(row[0] ?? '');
    const place = name === undefined ? undefined : this.placeOf(name);
    if (!place || !('rows' in place)) return [row.map((cell) => this.words(cell))];
    return place.rows.map((cells) => {
      if (cells.length !== width) throw new Error(`{{${String(name)}}} has a row of ${String(cells.length)}`);
      return cells.map((cell) => cell[this.language]);
    });
  }

  private words(text: string): string {
    return text.replace(PLACE, (place, name: string) => {
      const words = this.placeOf(name);
      if (!words || !('pt' in words)) throw new Error(`No words fill ${place}`);
      return words[this.language];
    });
  }

  private placeOf(name: string): GuidePlaces[string] | undefined {
    this.unused.delete(name);
    return this.places[name] ?? COMMON_PLACES[name];
  }
}

const PLACE = /\{\{(.*?)\}\}/g;
const nameIn = (text: string) => /^\{\{([\w-]+)\}\}$/.exec(text)?.[1];
