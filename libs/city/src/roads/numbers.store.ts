type NumberArray = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** A typed array that grows as numbers are added. */
class Numbers<T extends NumberArray> {
  length = 0;
  private values: T;

  constructor(
    private readonly make: new (length: number) => T,
    room = 1 << 12,
  ) {
    this.values = new make(room);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new this.make(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  at(index: number): number {
    return this.values[index]!;
  }

  set(index: number, value: number): void {
    this.values[index] = value;
  }

  /** The numbers in an array of just their length. */
  packed(): T {
    return this.values.slice(0, this.length) as T;
  }
}

export const wholeNumbers = () => new Numbers(Int32Array);
export const counts = () => new Numbers(Uint32Array);
export const wideNumbers = () => new Numbers(Float64Array);
