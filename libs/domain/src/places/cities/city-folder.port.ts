/** A city that was made of a file: its map and its roads. */
export interface KnownCity {
  readonly name: string;
  /** Whose city it is; absent: nobody said. */
  readonly town?: string | undefined;
  readonly bounds: {
    readonly south: number;
    readonly west: number;
    readonly north: number;
    readonly east: number;
  };
  readonly nodes: number;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** The cities of the installation. All its hubs draw on them, so that they belong to none. */
export abstract class Cities {
  abstract list(): Promise<readonly KnownCity[]>;
  /** False: there is no such city. */
  abstract remove(name: string): Promise<boolean>;
}
