import type { GazetteerRow } from './gazetteer.parser.js';

export interface FoundHouse {
  readonly number: number;
  readonly postalCode: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** The box around a street, in degrees. */
export interface StreetBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A street as a map or a census knows it: where it lies, and its houses. */
export interface FoundStreet {
  readonly name: string;
  /** Other names that people use. */
  readonly otherNames: readonly string[];
  readonly district: string;
  readonly city: string;
  readonly state: string;
  /** A point on it, near its middle. */
  readonly latitude: number;
  readonly longitude: number;
  readonly box: StreetBox;
  readonly houses: readonly FoundHouse[];
  readonly stretches: readonly Omit<GazetteerRow, 'street' | 'city' | 'state' | 'district'>[];
}
